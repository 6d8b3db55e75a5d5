import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createI18n } from "./i18n.ts";
import { keepTogether } from "./keep-together.ts";

const folder = new URL(".", import.meta.url);
const namespaces = filesOf("cs");
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), "utf8")) as object;

test("both languages have the same namespaces", () => {
  expect(filesOf("en")).toEqual(namespaces);
});

test.each(namespaces)("%s says the same things in both languages", (file) => {
  expect(meanings(read("en", file))).toEqual(meanings(read("cs", file)));
});

test.each(namespaces)("%s fills in the same values in both languages", (file) => {
  const czech = sentences(read("cs", file));
  for (const [key, text] of Object.entries(sentences(read("en", file)))) {
    const twin = czech[key] ?? czech[key.replace(/_other$/, "_many")] ?? "";
    expect([key, variables(text)]).toEqual([key, variables(twin)]);
  }
});

test("a number stands on one line with what it counts", () => {
  const texts = { common: { items_few: "{{count}} položky", lines: ["asi {{count}} s"] } };
  const { t } = createI18n("cs", keepTogether(texts, "cs"));
  expect(t("items", { count: 3 })).toBe("3\u00a0položky");
  expect(t("lines", { count: 5, returnObjects: true })).toEqual(["asi 5\u00a0s"]);
});

test("a Czech one-letter preposition stands on one line with its word, also behind an element", () => {
  const texts = { common: { agree: "Souhlasím s <terms>podmínkami</terms> a beru", plain: "in a box" } };
  expect(keepTogether(texts, "cs").common).toHaveProperty(
    "agree",
    "Souhlasím s\u00a0<terms>podmínkami</terms> a\u00a0beru",
  );
  expect(keepTogether({ ...texts }, "en").common).toHaveProperty("plain", "in a box");
});

test("what is counted has one Czech plural everywhere", () => {
  const counted = (text = "") => /^\{\{count\}\} (\p{L}+)/u.exec(text)?.[1] ?? "";
  const plurals: Record<string, string> = {};
  for (const file of namespaces) {
    const texts = sentences(read("cs", file));
    for (const key of Object.keys(texts).filter((each) => each.endsWith("_few"))) {
      const [two, five] = [counted(texts[key]), counted(texts[key.replace(/few$/, "other")])];
      // The plural of an adjective depends on its noun.
      if (!two || !five || five.endsWith("ch")) continue;
      plurals[five] ??= two;
      expect([file, key, two]).toEqual([file, key, plurals[five]]);
    }
  }
});

function filesOf(locale: string): string[] {
  const found = readdirSync(new URL(locale, folder), { recursive: true, encoding: "utf8" });
  return found.filter((file) => file.endsWith(".json")).sort();
}

/** Keys without plural endings: Czech has four forms, English two. */
function meanings(texts: object): string[] {
  return [...new Set(Object.keys(sentences(texts)).map((key) => key.replace(/_(one|few|many|other)$/, "")))].sort();
}

function sentences(texts: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(sentences(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)] as const],
    ),
  );
}

function variables(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].map((found) => found.replace(/\W/g, "")).sort();
}

test("a text that is not there is an error of the page, one with a text in its place is none", () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const { t } = createI18n("cs", { common: { name: "Kabinet" } });
  expect([t("name"), t("maybe", { defaultValue: "" }), t("lost")]).toEqual(["Kabinet", "", "lost"]);
  expect(errors.mock.calls).toEqual([["There is no text common:lost in cs."]]);
  errors.mockRestore();
});
