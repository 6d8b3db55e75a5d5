import { expect, test } from "vitest";
import { cardTag, cardTone } from "./card-state.ts";

const live = { status: "live", type: "supply", topped: false, highlighted: false, isNew: false } as const;

test("one tag: state before kind, kind before what was paid for, that before being new", () => {
  const everything = { ...live, topped: true, highlighted: true, isNew: true };
  expect(cardTag({ ...everything, status: "sold", type: "demand" })).toBe("ended");
  expect(cardTag({ ...everything, type: "demand" })).toBe("demand");
  expect(cardTag(everything)).toBe("topped");
  expect(cardTag({ ...everything, topped: false })).toBe("highlighted");
  expect(cardTag({ ...live, isNew: true })).toBe("new");
  expect(cardTag(live)).toBeNull();
});

test("what is over loses its colour, what is not public yet is pale", () => {
  expect([cardTone("live"), cardTone("sold"), cardTone("in_review")]).toEqual(["full", "over", "pending"]);
});
