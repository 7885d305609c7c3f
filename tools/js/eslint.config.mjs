// TypeScript finds names that are not there; this finds the rest.
import js from "@eslint/js";

export default [
  { ...js.configs.recommended, files: ["**/*.js"] },
  {
    files: ["**/*.js"],
    rules: { "no-undef": "off", eqeqeq: "error", "no-var": "error", "prefer-const": "error" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
];
