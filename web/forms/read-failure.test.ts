import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { readFailure } from "./read-failure.ts";

const t = ((key: string) => key) as never;
const refused = (status: number, errors: Record<string, string[]> = {}) =>
  new ApiError(status, { message: "server says", errors });

test("messages of the form's own fields go to their fields", () => {
  const failure = readFailure(refused(422, { email: ["a", "b"] }), ["email", "password"], t);
  expect(failure).toEqual({ fields: [["email", "a b"]], message: null });
});

test("messages of fields that the form does not have are the form's", () => {
  const failure = readFailure(refused(422, { hash: ["used"], password: ["common"] }), ["password"], t);
  expect(failure).toEqual({ fields: [["password", "common"]], message: "used" });
});

test("a refusal without fields shows its own sentence", () => {
  for (const status of [403, 429]) {
    expect(readFailure(refused(status), ["email"], t)).toEqual({ fields: [], message: "server says" });
  }
});

test("a lost connection is told as such", () => {
  expect(readFailure(new TypeError("Failed to fetch"), [], t).message).toBe("common:connection");
});

test("a bug is not taken for an answer", () => {
  expect(() => readFailure(new RangeError("bug"), [], t)).toThrow("bug");
});
