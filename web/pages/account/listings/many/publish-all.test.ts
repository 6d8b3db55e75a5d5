import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { publishAll } from "./publish-all.ts";

const refusal = (status: number, code: string) => new ApiError(status, { code, message: code });

/** Publishes 1 to 4, of which some fail; what was told of each. */
async function run(failures: Record<number, Error>, stopAfter = 9) {
  const reported: [number, string | null][] = [];
  const ended = await publishAll([1, 2, 3, 4], {
    publish: async (id) => {
      const failure = failures[id];
      if (failure) throw failure;
    },
    onResult: (id, error) => reported.push([id, error && (error.body?.code ?? "")]),
    isStopped: () => reported.length >= stopAfter,
  });
  return { reported, ended };
}

test("MB9: what is refused keeps its reason and the others go on", async () => {
  const { reported, ended } = await run({ 2: refusal(422, "INVALID"), 3: refusal(409, "OVERDUE") });
  expect(reported).toEqual([
    [1, null],
    [2, "INVALID"],
    [3, "OVERDUE"],
    [4, null],
  ]);
  expect(ended).toBeNull();
});

test("one that is no draft any more, or gone, is through", async () => {
  const { reported } = await run({ 1: refusal(409, "NOT_A_DRAFT"), 2: refusal(404, "NOT_FOUND") });
  expect(reported.map(([, reason]) => reason)).toEqual([null, null, null, null]);
});

test.each([
  new TypeError("Failed to fetch"),
  refusal(403, "VERIFICATION_NEEDED"),
  refusal(401, "UNAUTHENTICATED"),
  refusal(503, "BUSY"),
])("what would stop all others stops at once: %s", async (error) => {
  const { reported, ended } = await run({ 2: error });
  expect(reported).toEqual([[1, null]]);
  expect(ended).toBe(error);
});

test("it can be stopped between two", async () => {
  expect((await run({}, 2)).reported).toHaveLength(2);
});

test("a fault of the page itself is thrown on", async () => {
  await expect(run({ 1: new RangeError("fault") })).rejects.toThrow("fault");
});
