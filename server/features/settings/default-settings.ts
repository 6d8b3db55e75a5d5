import { type PageKey, pathTo } from "#contract/content/page-paths.ts";
import type { StoredSettings } from "#contract/settings/settings.ts";
import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import { fromBidSteps } from "./bid-setting.ts";
import { defaultBidSteps } from "./bid-step-rules.ts";

const pages = {
  shop: page("newProducts", "E-shop", "Shop"),
  daily: page("dailyAuctions", "Denní aukce", "Daily auctions"),
  monthly: page("monthlySales", "Měsíční aukce", "Monthly sales"),
  demands: page("search", "Poptávky", "Wanted", "?type=demand"),
  blog: page("blog", "Blog", "Blog"),
  howToBid: info(3, { cs: "jak-prihazovat", en: "how-to-bid" }, "Jak přihazovat", "How to bid"),
};

export const defaultSettings: StoredSettings = {
  contacts: {
    company: "",
    street: "",
    city: "",
    zip: "",
    country: "CZ",
    companyId: "",
    taxId: "",
    email: "",
    phone: "",
    description: {
      cs: "Aukce a inzerce sběratelských lihovin, vína a tabáku.",
      en: "Auctions and classified ads of collectible spirits, wine and tobacco.",
    },
    networks: [],
    cards: [],
  },
  intropopup: { is_enabled: true },
  topmenu: [pages.daily, pages.monthly, pages.shop, pages.demands, pages.blog, pages.howToBid],
  bottommenu: [
    {
      title: { cs: "Nakupovat", en: "Buying" },
      links: [
        pages.daily,
        pages.monthly,
        pages.shop,
        page("search", "Pevné ceny", "Fixed prices", "?saleMode=fixed_price"),
        pages.demands,
        page("search", "Ukončené aukce", "Ended auctions", "?state=ended"),
        pages.howToBid,
      ],
    },
    {
      title: { cs: "Prodávat", en: "Selling" },
      links: [page("addListing", "Přidat aukci", "Add an auction"), page("ownListings", "Vaše aukce", "Your listings")],
    },
    {
      title: { cs: "Účet", en: "Account" },
      links: [
        page("accountOverview", "Přehled", "Overview"),
        page("bids", "Aukce, kde přihazujete", "Auctions you bid in"),
        page("watched", "Sledované aukce", "Auctions you follow"),
        page("deals", "Obchody", "Deals"),
      ],
    },
    {
      title: { cs: "O Kabinetu", en: "About Kabinet" },
      links: [
        info(6, { cs: "o-kabinetu", en: "about-kabinet" }, "O Kabinetu", "About Kabinet"),
        pages.blog,
        info(1, { cs: "obchodni-podminky", en: "terms" }, "Obchodní podmínky", "Terms and conditions"),
        info(2, { cs: "gdpr", en: "gdpr" }, "Ochrana osobních údajů", "Privacy policy"),
        info(4, { cs: "poplatky", en: "fees" }, "Poplatky", "Fees"),
        info(5, { cs: "kontakt", en: "contact" }, "Kontakt", "Contact"),
        page("documents", "Dokumenty", "Documents"),
      ],
    },
  ],
  maintenance: { is_enabled: false },
  categoriesMenu: [],
  bid: fromBidSteps(defaultBidSteps),
  home: {
    sections: ["hero", "ending", "newest", "shop", "categories", "articles", "delivery"],
    title: { cs: "Lahve, které se už nevyrábějí", en: "Bottles no longer made" },
    text: {
      cs: "Aukce a inzerce sběratelských lihovin, vína a tabáku. Od sběratelů, s cenami, které zůstávají dohledatelné.",
      en: "Auctions and classified ads of collectible spirits, wine and tobacco. From collectors, at prices that stay on record.",
    },
    /** CZK; rule MO4. */
    freeDeliveryOver: 1_500,
  },
};

function page(key: PageKey, cs: string, en: string, query = "") {
  return { link: { cs: pathTo(key, "cs") + query, en: pathTo(key, "en") + query }, text: { cs, en } };
}

function info(id: number, slug: LocalizedText, cs: string, en: string) {
  const to = (locale: Locale) => pathTo("info", locale, { id, slug: slug[locale] });
  return { link: { cs: to("cs"), en: to("en") }, text: { cs, en } };
}
