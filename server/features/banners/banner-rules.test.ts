import { expect, test } from "vitest";
import { bannerState, languagesShown } from "./banner-rules.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const now = at(30);

test.each([
  ["without a span it runs", null, null, "running"],
  ["from its beginning on it runs", at(30), null, "running"],
  ["before its beginning it is planned", at(31), null, "planned"],
  ["until its end it runs", null, at(31), "running"],
  ["at its end it is over", at(0), at(30), "over"],
] as const)("SE10: %s", (_, startsAt, endsAt, state) => {
  expect(bannerState({ startsAt, endsAt }, now)).toBe(state);
});

test("SE10: of each place visitors see the first that runs in their language", () => {
  const banner = (id: number, more: object = {}) => ({
    ...{ id, place: "promo", lang: null, startsAt: null, endsAt: null },
    ...more,
  });
  const shownIn = languagesShown(
    [banner(1, { endsAt: at(0) }), banner(2, { lang: "en" }), banner(3), banner(4), banner(5, { place: "popup" })],
    now,
  );
  expect([1, 2, 3, 4, 5, 6].map(shownIn)).toEqual([[], ["en"], ["cs"], [], ["cs", "en"], []]);
});
