import { expect, test } from "vitest";
import { loadPart } from "./later-part.ts";

const missing = () => new TypeError("Failed to fetch dynamically imported module: /assets/part.js");

test("a part whose code cannot be had, since the line is gone, comes when the line is back", async () => {
  let waited = 0;
  const load = async () => {
    if (waited < 2) throw missing();
    return "the part";
  };
  const pause = async () => {
    waited++;
  };
  expect(await loadPart(load, async () => false, pause)).toBe("the part");
  expect(waited).toBe(2);
});

test("a line that comes back between the part and the question whether it is there brings the part", async () => {
  const answers = [Promise.reject(missing()), Promise.resolve("the part")];
  const pause = () => Promise.reject(new Error("waited"));
  const load = () => answers.shift() ?? Promise.reject(new Error("asked a third time"));
  expect(await loadPart(load, async () => true, pause)).toBe("the part");
});

test.each([
  ["code that is gone while the site answers", missing(), true],
  ["a fault in the code itself", new RangeError("bug"), false],
])("%s is no matter of the line", async (_, error, isThere) => {
  const pause = () => Promise.reject(new Error("waited"));
  await expect(
    loadPart(
      () => Promise.reject(error),
      async () => isThere,
      pause,
    ),
  ).rejects.toBe(error);
});
