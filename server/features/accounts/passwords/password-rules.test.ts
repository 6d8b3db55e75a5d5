import { expect, test } from "vitest";
import { isCommonPassword } from "./password-rules.ts";

const account = { email: "jana.novotna@kabinet.test", username: "Jana.N" };

test.each([
  "1234567890",
  "0987654321",
  "qwertzuiop",
  "Password123",
  "heslo12345",
  "Veronika1!",
  "hesloheslo",
  "Tajnéheslo1",
  "aaaaaaaaaaaa",
  "abababababab",
  "abcdefghij",
  "jana.novotna",
  "jana.novotna@kabinet.test",
  "Jana.Novotna1",
])("A1: %s is common", (password) => {
  expect(isCommonPassword(password, account)).toBe(true);
});

test.each(["kabinet-demo-2026", "kabinet-test-2026", "pomalu zrající sud", "dub7 Ledna.sklep", "správný kůň baterie"])(
  "%s is not",
  (password) => {
    expect(isCommonPassword(password, account)).toBe(false);
  },
);
