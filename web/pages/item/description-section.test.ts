import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { createI18n, loadTexts } from "#web/i18n/i18n.ts";
import { DescriptionSection } from "./description-section.tsx";

const listing = {
  description: "Ze sklepa po dědečkovi.",
  additions: [{ text: "Hladina je v hrdle.", addedAt: "2026-11-28T10:00:00.000Z" }],
} as unknown as ListingDetail;

const htmlIn = async (locale: Locale) =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n(locale, await loadTexts(locale)) },
      createElement(DescriptionSection, { listing }),
    ),
  );

test("an English page says that the seller's words are in Czech, and is read aloud so", async () => {
  const html = await htmlIn("en");
  expect(html).toContain("The description is in the seller’s own words and is not translated.");
  expect(html.match(/<p[^>]* lang="cs"/g)).toHaveLength(2);
});

test("a Czech page says nothing of the language", async () => {
  expect(await htmlIn("cs")).not.toContain("jen česky");
});
