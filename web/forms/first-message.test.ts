import { expect, test } from "vitest";
import { firstMessage } from "./first-message.ts";

test("a field says what is wrong with it, or with the first of its parts", () => {
  const wrong = (message: string) => ({ type: "server", message });
  expect(firstMessage(wrong("Vyplňte."))).toBe("Vyplňte.");
  expect(firstMessage([undefined, { from: wrong("Není čas.") }, wrong("Překrývá se.")])).toBe("Není čas.");
  expect(firstMessage({ cs: undefined })).toBeUndefined();
  expect(firstMessage(undefined)).toBeUndefined();
});
