import { expect, test } from "vitest";
import { chairsWith, fitted, seated, sittersOf } from "./chairs";

test("who takes the other side leaves their own to the bot", () => {
  const chairs = seated(chairsWith(2, "bot"), 1, "me");
  expect(chairs.map(({ who }) => who)).toEqual(["bot", "me"]);
});

test("a friend's chair is open, and one at this screen is mine too", () => {
  expect(sittersOf(chairsWith(2, "friend")).map(({ kind }) => kind)).toEqual(["person", "open"]);
  expect(sittersOf(chairsWith(2, "here")).map(({ kind }) => kind)).toEqual(["person", "person"]);
});

test("there are as many chairs as seats, and one of them is mine", () => {
  const three = fitted(chairsWith(2, "friend"), 3);
  expect(three.map(({ who }) => who)).toEqual(["me", "friend", "friend"]);
  const other = fitted(seated(three, 2, "me"), 2);
  expect(other.map(({ who }) => who)).toEqual(["me", "friend"]);
});
