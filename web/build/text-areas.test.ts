import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areas, areasIn } from "./text-areas.ts";

test("every namespace of an area has texts", () => {
  const files = globSync("web/i18n/cs/*.json").map((file) => file.replace(/^.*\/|\.json$/g, ""));
  const named: string[] = Object.values(areas).flat();
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test.each([
  ['useTranslation("bidding")', ["item"]],
  ['useTranslation(["deals", "purchases"])', ["item", "own"]],
  ['t("purchases:cancel.title")', ["item"]],
  ['texts={{ namespace: "deals", key: "x" }}', ["own"]],
  ['t("name", { ns: "monthly" })', ["pages"]],
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
