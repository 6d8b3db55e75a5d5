import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { ArticleCard } from "#contract/content/content.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import { type HomeSection, homeSections } from "#contract/settings/settings.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { FreeDelivery } from "#web/pages/home/free-delivery.tsx";
import Home from "#web/pages/home/home.tsx";
import { type HomeData, loadHome } from "#web/pages/home/load-home.ts";
import { markupOf, wordsOf } from "./markup.ts";

/** The home page, made of the sections of the setting `home`. */

const category = { id: 2, slug: "rum", name: "Rum" };
const card: ListingCard = {
  id: 70,
  slug: "lahev",
  name: "Láhev na úvodu",
  nameLang: "cs",
  type: "supply",
  saleMode: "auction",
  status: "live",
  ...{
    category,
    brand: null,
    picture: null,
    volumeMl: 700,
    strengthPercent: 40,
    vintage: null,
    ageYears: null,
  },
  pieces: null,
  price: 500,
  stock: null,
  startsAt: null,
  endsAt: null,
  closedAt: null,
  bidCount: 3,
  watchers: 0,
  lotNumber: null,
  plannedEndsAt: null,
  saleClosesOn: null,
  reserve: "none",
  buyerPremium: null,
  buyNow: null,
  highlighted: false,
  topped: false,
  isNew: false,
  place: null,
};
const article: ArticleCard = {
  ...{
    id: 4,
    slug: "kolek",
    title: "Jak číst kolek",
    lead: "Co na něm stojí",
    pictureAlt: "",
    picture: null,
  },
  ...{
    category: { id: 1, slug: "rady", name: "Rady" },
    publishedAt: "2026-11-01T10:00:00Z",
    readingMinutes: 3,
  },
};
const settingOf = (sections: readonly HomeSection[]): HomeData["setting"] => ({
  sections: [...sections],
  title: "Nadpis domu",
  text: "Čím dům je",
  freeDeliveryOver: defaultSettings.home.freeDeliveryOver,
});

/** The mark by which each section is found on the page. */
const marks: Readonly<Record<HomeSection, string>> = {
  hero: "Čím dům je",
  ending: "Končí nejdřív",
  newest: "Nově vložené",
  shop: "Z e-shopu",
  categories: "Sbírky podle oboru",
  articles: "Z blogu",
  delivery: "Doprava zdarma nad 1 500 Kč",
};

/** The sections that the page shows for these settings, in their order. */
async function shown(sections: readonly HomeSection[], hasGoods = true): Promise<string[]> {
  const home: HomeData = {
    setting: settingOf(sections),
    hero: card,
    ending: [card],
    sale: null,
    newest: [card],
    shelf: [{ category, count: 5, picture: null }],
    articles: [article],
    goods: hasGoods ? [card] : [],
  };
  const props = { loaderData: { home, serverTime: "2026-11-22T10:00:00Z" } };
  const words = wordsOf(await markupOf(createElement(Home, props as never)));
  expect(words).toContain("Nadpis domu");
  return homeSections
    .filter((name) => words.includes(marks[name]))
    .toSorted((a, b) => words.indexOf(marks[a]) - words.indexOf(marks[b]));
}

describe("/ home", () => {
  test("/: mentions free delivery above 1 500 CZK, as it is set from the beginning", async () => {
    expect(await shown(defaultSettings.home.sections)).toContain("delivery");
  });

  test("/: a site that delivers nothing says nothing of delivery", async () => {
    expect(await shown(defaultSettings.home.sections, false)).not.toContain("delivery");
  });

  test("MO4: /: delivery that is always free names no sum", async () => {
    const words = wordsOf(await markupOf(createElement(FreeDelivery, { over: 0 })));
    expect(words).toMatch(/^ ?Doprava zdarma Platí/);
  });

  test.each(homeSections)("/: %s is shown where the setting names it, and nowhere else", async (name) => {
    expect(await shown([name])).toEqual([name]);
    const others = homeSections.filter((other) => other !== name);
    expect(await shown(others)).toEqual(others);
  });

  test("/: sections follow each other as the setting says", async () => {
    const turned = homeSections.toReversed();
    expect(await shown(turned)).toEqual(turned);
  });

  test("/: what is not shown is not asked for", async () => {
    const asked = async (sections: readonly HomeSection[]) => {
      const calls: string[] = [];
      const call = (name: string, answer: unknown) => async () => {
        calls.push(name);
        return answer;
      };
      const api = {
        settings: { list: async () => [{ name: "home", value: settingOf(sections) }] },
        listings: {
          list: call("list", { items: [card] }),
          newest: call("newest", { data: [card] }),
          shelf: call("shelf", { data: [] }),
        },
        monthlySales: { list: call("sales", { data: { open: [] } }) },
        content: { articles: call("articles", { items: [] }) },
      };
      await loadHome(api as never, "cs");
      return calls;
    };
    expect(await asked(["delivery"])).toEqual(["list"]);
    expect(await asked(["categories"])).toEqual(["shelf"]);
    expect(await asked(["hero"])).toEqual(["list"]);
    expect(await asked(["newest", "articles"])).toEqual(["newest", "articles"]);
  });
});
