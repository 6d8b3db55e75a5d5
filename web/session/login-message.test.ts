import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { loginMessage } from "./login-message.ts";

const t = ((key: string) => key) as never;

test("login errors are shown joined by commas", () => {
  const errors = {
    login: ["E-mail nebo heslo nesouhlasí.", "Zbývá jeden pokus."],
    email: ["Chybí zavináč."],
  };
  expect(loginMessage(new ApiError(422, { message: "server says", errors }), t)).toBe(
    "E-mail nebo heslo nesouhlasí., Zbývá jeden pokus., Chybí zavináč.",
  );
});

test("a refusal without fields shows its own sentence, an answer without any sentence the general one", () => {
  expect(loginMessage(new ApiError(429, { message: "server says" }), t)).toBe("server says");
  expect(loginMessage(new ApiError(502, { message: "" }), t)).toBe("common:error.general");
});

test("a lost connection is told as such, a bug is not taken for an answer", () => {
  expect(loginMessage(new TypeError("Failed to fetch"), t)).toBe("common:connection");
  expect(() => loginMessage(new RangeError("bug"), t)).toThrow("bug");
});
