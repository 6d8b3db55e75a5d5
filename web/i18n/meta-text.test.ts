import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Locale } from "#contract/values/locale.ts";
import { createI18n } from "./i18n.ts";
import { keepTogether } from "./keep-together.ts";
import { metaText } from "./meta-text.ts";

const Title = () => metaText("deals:one", { id: 7 });

test.each<[Locale, string]>([
  ["cs", "Obchod č. 7"],
  ["en", "Deal no. 7"],
])("the head of a page says its title in the page's language (%s), with plain spaces", (locale, title) => {
  const texts = { deals: { one: title.replace("7", "{{id}}") } };
  const i18n = createI18n(locale, keepTogether(texts, locale));
  expect(renderToString(createElement(I18nextProvider, { i18n }, createElement(Title)))).toBe(title);
});
