import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areasIn } from "#web/build/texts-for-browser.ts";
import { areas } from "./areas.ts";
import frame from "./cs-frame.ts";
import item from "./cs-item.ts";
import own from "./cs-own.ts";
import enFrame from "./en-frame.ts";
import enItem from "./en-item.ts";
import enOwn from "./en-own.ts";

test("every namespace is in one area, in both languages alike", () => {
  expect(Object.keys(item).sort()).toEqual([...areas.item]);
  expect(Object.keys(own).sort()).toEqual([...areas.own]);
  expect(Object.keys(enItem)).toEqual(Object.keys(item));
  expect(Object.keys(enOwn)).toEqual(Object.keys(own));
  expect(Object.keys(enFrame)).toEqual(Object.keys(frame));
  expect(Object.keys(frame)).toContain("common");
  expect(Object.keys({ ...item, ...own }).filter((name) => name in frame)).toEqual([]);
});

test.each([
  ['useTranslation("bidding")', ["item"]],
  ['useTranslation(["deals", "sales"])', ["item", "own"]],
  ['t("sales:cancel.title")', ["item"]],
  ['texts={{ namespace: "deals", key: "x" }}', ["own"]],
  ['useTranslation("shelf"); t("account")', []],
])("%s needs %j", (code, needed) => {
  expect(areasIn(code)).toEqual(needed);
});

test("components name their namespaces where the build can read them", () => {
  const files = globSync("web/{features,forms,layout,pages,ui}/**/*.{ts,tsx}");
  const unreadable = files.filter((file) =>
    /useTranslation\((?!\)|"|\[\s*"|(?:\w+\.)?namespace\b)/.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(unreadable).toEqual([]);
});
