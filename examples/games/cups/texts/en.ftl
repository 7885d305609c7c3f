game-title = Cups
game-description = Bid, dig and peek: three rounds of looking for treasure under a row of cups.

## Players

seat-ann = Ann
seat-bob = Bob
seat-cho = Cho

## What can be answered

action-pass = Pass
action-dig = Dig
action-peek = Peek
action-walk = Walk
action-left = To the left
action-right = To the right
action-done = Stop here
action-yes = Yes
card-card = Card { $n }
    .text = Bid it, and win { $n } points if nobody bids higher.

## Steps of the game

phase-opening = Setting up
phase-bidding = Bidding
phase-turn = Acting
phase-walking = Walking
phase-over = End of the game

## Setup

setup-generous = Generous
    .help = Who digs finds one point more.
setup-hand = Cards in hand
    .help = How many cards each player is dealt.
setup-hand-1 = One card
    .help = A very short game: one bid.
setup-hand-2 = Two cards
    .help = The usual deal.
setup-hand-3 = Three cards
    .help = Enough for all three bids.

## Questions

ask-bid = Which card do you bid?
ask-action = Round { $n }: what do you do?
ask-walk = { $left ->
    [one] One more step. Which way?
   *[other] Up to { $left } more steps. Which way?
}
ask-toll = Pay the toll?
ask-gate = Go through the gate?

## Journal

note-opened = { $n } players sit down.
note-bid = { $who } bids { $card }.
note-won = { $n ->
    [one] { $who } wins the bid and 1 point.
   *[other] { $who } wins the bid and { $n } points.
}
note-dug = { $n ->
    [one] { $who } digs and finds 1 point.
   *[other] { $who } digs and finds { $n } points.
}
note-peeked = { $who } peeks and takes { $card }.
note-walked = { $way-id ->
    [left] { $who } walks a step to the left.
   *[right] { $who } walks a step to the right.
}

## What is on the table

thing-board = The table
thing-round = Round
thing-scores = Points
thing-hands = Hands
thing-deck = Cards in the deck
thing-path = Steps to the right
