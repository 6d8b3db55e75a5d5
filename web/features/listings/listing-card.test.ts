import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListingCard as Card } from "#contract/listings/listings.ts";
import { createI18n, loadTexts } from "#web/i18n/i18n.ts";
import { ListingCard } from "./listing-card.tsx";

const backwards = "\u202e";
const card: Card = {
  id: 1,
  slug: "x",
  name: `Rum ${backwards}1978`,
  nameLang: "cs",
  type: "supply",
  saleMode: "by_agreement",
  status: "live",
  category: { id: 2, slug: "rum", name: "Rum" },
  brand: null,
  picture: null,
  volumeMl: 700,
  strengthPercent: null,
  vintage: null,
  ageYears: null,
  pieces: null,
  price: 900,
  stock: null,
  startsAt: null,
  endsAt: null,
  closedAt: null,
  bidCount: 0,
  reserve: "none",
  buyerPremium: null,
  buyNow: null,
  highlighted: false,
  topped: false,
  isNew: false,
  watchers: 0,
  lotNumber: null,
  saleClosesOn: null,
  plannedEndsAt: null,
  place: `Brno ${backwards}`,
};

async function rendered(shown: Card): Promise<string> {
  return renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n: createI18n("cs", await loadTexts("cs")) },
      createElement(MemoryRouter, null, createElement(ListingCard, { card: shown })),
    ),
  );
}

test("a name is marked with the language that it is in", async () => {
  expect(await rendered(card)).toContain('<bdi lang="cs">Rum');
  expect(await rendered({ ...card, nameLang: "en" })).toContain('<bdi lang="en">Rum');
});

test("a name or a place that turns the writing round turns nothing beside it", async () => {
  const html = await rendered(card);
  const isolated = html.replace(/<bdi[^>]*>.*?<\/bdi>/g, "");
  expect(html).toContain(backwards);
  expect(isolated).not.toContain(backwards);
});
