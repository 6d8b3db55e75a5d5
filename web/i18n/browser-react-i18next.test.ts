import { createInstance as createReal } from "i18next";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as real from "react-i18next";
import { Trans } from "react-i18next/TransWithoutContext";
import { expect, test } from "vitest";
import { createInstance } from "./browser-i18next.ts";
import * as browser from "./browser-react-i18next.tsx";

const texts = {
  common: { yes: "ano", agree: "Souhlasím s <terms>podmínkami</terms> {{of}}" },
  purchases: { yes: "prodej", deep: { fall_one: "jeden", fall_other: "mnoho" } },
};
const options = { lng: "cs", resources: { cs: texts }, defaultNS: "common", react: { useSuspense: false } };

test("what pages read of the hook is what react-i18next gives them", async () => {
  const i18next = createReal({ ...options, fallbackLng: false, interpolation: { escapeValue: false } });
  await i18next.use(real.initReactI18next).init();
  const small = createInstance(options).use(browser.initReactI18next);
  const shown = (from: typeof real, i18n: unknown) => {
    const provider = from.I18nextProvider as ComponentType<{ i18n: unknown }>;
    return renderToStaticMarkup(createElement(provider, { i18n }, createElement(everythingOf(from))));
  };
  const wanted = shown(real, i18next);
  expect(wanted).toBe(
    '<div lang="cs">ano, prodej, jeden, prodej, noneSouhlasím s <a href="/">podmínkami</a> domu</div>',
  );
  expect(shown(browser as unknown as typeof real, small)).toBe(wanted);
});

test("who asks twice gets the same function, so that nothing that depends on it runs again", () => {
  const i18n = createInstance(options);
  const heard: unknown[] = [];
  function Listener() {
    heard.push(browser.useTranslation("purchases").t, browser.useTranslation(["purchases"]).t);
    return null;
  }
  const twice = [0, 1].map((key) => createElement(Listener, { key }));
  const provider = browser.I18nextProvider as ComponentType<{ i18n: unknown }>;
  renderToStaticMarkup(createElement(provider, { i18n }, twice));
  expect(new Set(heard).size).toBe(1);
  expect(() => renderToStaticMarkup(createElement(Listener))).toThrow("I18nextProvider");
});

const everythingOf = (from: typeof real) =>
  function Everything() {
    const { t, i18n, ready } = from.useTranslation();
    const sales = from.useTranslation("purchases");
    const deep = from.useTranslation("purchases", { keyPrefix: "deep" });
    const both = from.useTranslation(["purchases", "common"]);
    const words = [t("yes"), sales.t("yes"), deep.t("fall", { count: 1 }), both.t("yes"), t("none")];
    const link = createElement("a", { href: "/" });
    return createElement(
      "div",
      { lang: i18n.language, hidden: !ready },
      words.join(", "),
      createElement(Trans, {
        t,
        i18n,
        i18nKey: "agree",
        values: { of: "domu" },
        components: { terms: link },
      }),
    );
  };
