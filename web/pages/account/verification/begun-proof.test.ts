import { beforeEach, expect, test } from "vitest";
import { answerIn, keepBegun, readBegun, withAnswer } from "./begun-proof.ts";

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => stored.clear());

test("AP3: an answer is read on the page where the proof was begun, in its language and with the way on", () => {
  const { here } = answerIn("/en/ucet/overeni-veku", "?redirect=/en/1003/rum");
  keepBegun(store, here);
  const begun = readBegun(store) ?? "";
  expect(begun).toBe("/en/ucet/overeni-veku?redirect=%2Fen%2F1003%2Frum");
  const [path = "", search] = withAnswer(begun, "state=abc&code=no").split("?");
  expect(answerIn(path, `?${search}`)).toEqual({ answer: "state=abc&code=no", here });
  keepBegun(store, null);
  expect(readBegun(store)).toBeNull();
});

test("no other page counts as begun, and no foreign way on", () => {
  for (const page of ["https://zle.test", "//zle.test", "/ucet/prehled", ""]) {
    keepBegun(store, page);
    expect(readBegun(store)).toBeNull();
  }
  keepBegun(store, "/ucet/overeni-veku?redirect=//zle.test");
  expect(readBegun(store)).toBe("/ucet/overeni-veku");
});

test("a page without an answer has none", () => {
  expect(answerIn("/ucet/overeni-veku", "?redirect=/1/rum").answer).toBeNull();
});
