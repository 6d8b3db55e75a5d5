import { expect, test } from "vitest";
import { isOwnMoney } from "./own-money-rules.ts";

const colleague = { ids: [7, 8], email: "Pokladna@kabinet.test", phone: "+420777123456" };
const others = { userIds: [1, null], email: null, phone: null };

test.each([
  ["their account pays, buys or sells", { ...others, userIds: [null, 7] }, true],
  ["another account of theirs does", { ...others, userIds: [8] }, true],
  ["a guest's order names their e-mail", { ...others, email: "pokladna@kabinet.test" }, true],
  ["a guest's order names their telephone", { ...others, phone: "+420777123456" }, true],
  ["it is somebody else's", { userIds: [1], email: "jana@kabinet.test", phone: "+420777111222" }, false],
] as const)("PM13: where %s", (_, sides, isOwn) => {
  expect(isOwnMoney(colleague, sides)).toBe(isOwn);
});

test("PM13: without a telephone no order is met by none", () => {
  expect(isOwnMoney({ ...colleague, phone: null }, others)).toBe(false);
});
