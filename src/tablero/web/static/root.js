// Where the application is on the network: empty at the root, "/tablero" under a sub-path behind a proxy.

export const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
