import { expect, test } from "vitest";
import { bidderAliases } from "./bidder-alias.ts";

test("a bidder goes by first and last letter, whatever lies between", () => {
  const aliases = bidderAliases([
    { id: 1, username: "jarek" },
    { id: 2, username: "Žofie.Šťastná" },
    { id: 3, username: "Ota" },
    { id: 4, username: "𝒜bc𝒵" },
  ]);
  expect([...aliases.values()]).toEqual(["j••k", "ž••á", "o••a", "𝒜••𝒵"]);
});

test("who would look like an earlier bidder gets a number, and a name once given stays", () => {
  const bidders = [
    { id: 7, username: "jarek" },
    { id: 3, username: "jirik" },
    { id: 5, username: "Jan.Novak" },
  ];
  const all = bidderAliases(bidders);
  expect([...all]).toEqual([
    [7, "j••k"],
    [3, "j••k 2"],
    [5, "j••k 3"],
  ]);
  expect([...bidderAliases(bidders.slice(0, 2))]).toEqual([...all].slice(0, 2));
});
