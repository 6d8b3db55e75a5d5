import { expect, test } from "vitest";
import { ApplicationState } from "#server/application-state.ts";
import type { Ctx } from "#server/context.ts";
import { usualLiveSettings } from "./live-settings.ts";
import { openStreamBook } from "./stream-book.ts";

test("a wider network takes ten times as many places as one in it, and gives them back", () => {
  const book = openStreamBook({ state: new ApplicationState() } as Ctx, { ...usualLiveSettings, streamsPerNetwork: 2 });
  const take = (network: number, around = "2001:db8:1:") => book.takePlace(`${around}${network}::/64`, around);
  const taken = Array.from({ length: 20 }, (_, index) => take(index >> 1));
  expect(() => take(99)).toThrow();
  expect(() => take(1, "2001:db8:2:")).not.toThrow();
  taken[0]?.giveBack();
  expect(() => take(99)).not.toThrow();
  book.stop();
});
