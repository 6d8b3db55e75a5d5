import { globSync, readFileSync } from "node:fs";
import { createInstance as createReal, type i18n } from "i18next";
import { expect, test } from "vitest";
import { locales } from "#contract/locale.ts";
import { createInstance } from "./browser-i18next.ts";

const counts = [undefined, 0, 1, 2, 5, 1.5, 22, 101];
const values = {
  name: "Láhev",
  time: "v 18.00",
  price: "1 200 Kč",
  date: "{{name}}",
  number: 7,
  stars: "$&",
};

test.each(locales)("whatever is said in %s is said alike by i18next and in browsers", async (locale) => {
  const resources = { [locale]: textsOf(locale) };
  const options = { lng: locale, resources, defaultNS: "common", react: {} };
  const browser = createInstance(options);
  const real = createReal({ ...options, fallbackLng: false, interpolation: { escapeValue: false } });
  await real.init();
  let compared = 0;
  for (const [namespace, texts] of Object.entries(resources[locale] ?? {})) {
    for (const key of keysOf(texts)) {
      for (const count of counts) {
        const asked = { ...values, ...(count !== undefined && { count }) };
        for (const form of new Set([key, key.replace(/_(zero|one|few|many|other)$/, "")])) {
          const named = `${namespace}:${form}`;
          expect([named, browser.t(named, asked)]).toEqual([named, real.t(named, asked)]);
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});

test("namespaces, prefixes, lists of keys and texts, what is missing: alike", async () => {
  const texts = {
    common: { yes: "ano", deep: { list: ["a {{n}}", "b"], one: "{{ n }} z {{n}}" }, empty: "" },
    sales: { yes: "prodej", fall_one: "jeden", fall: "mnoho" },
  };
  const options = { lng: "cs", resources: { cs: texts }, defaultNS: "common", react: {} };
  const browser = createInstance(options);
  const real = createReal({ ...options, fallbackLng: false, interpolation: { escapeValue: false } });
  await real.init();
  const questions: ((t: i18n["getFixedT"]) => unknown)[] = [
    (t) => t("cs", "sales")("yes"),
    (t) => t("cs", ["sales", "common"])("deep.one", { n: 3 }),
    (t) => t("cs", "sales", "nowhere")("yes"),
    (t) => t("cs", "common", "deep")("one", { n: 0 }),
    (t) => t("cs", "common", "deep")("one"),
    (t) => t("cs")("deep.list", { returnObjects: true, n: 2 }),
    (t) => t("cs")(["none", "yes"]),
    (t) => t("cs")("none"),
    (t) => t("cs")("none.at.all", { defaultValue: "{{n}}!", n: 1 }),
    (t) => t("cs")("none", { defaultValue: "" }),
    (t) => t("cs")("empty"),
    (t) => t("cs")("yes", { ns: "sales" }),
    (t) => t("cs")("purchases:fall", { count: 2 }),
    (t) => t("cs")("purchases:none"),
    (t) => t("cs")("yes.deeper"),
  ];
  const answers = (getFixedT: unknown) => questions.map((ask) => ask(getFixedT as i18n["getFixedT"]));
  expect(answers(browser.getFixedT)).toEqual(answers(real.getFixedT.bind(real)));
});

function textsOf(locale: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    globSync(`web/i18n/${locale}/*.json`).map((file) => [
      file.replace(/^.*\/|\.json$/g, ""),
      JSON.parse(readFileSync(file, "utf8")),
    ]),
  );
}

function keysOf(texts: object, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "object" && !Array.isArray(value)
      ? keysOf(value, `${prefix}${key}.`)
      : typeof value === "string"
        ? [`${prefix}${key}`]
        : [],
  );
}
