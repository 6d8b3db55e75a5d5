import type { StoredSettings } from "#contract/content/settings.ts";
import { fromBidSteps } from "./bid-setting.ts";
import { defaultBidSteps } from "./bid-step-rules.ts";

const pages = {
  daily: page("/denni-aukce", "Denní aukce", "/en/denni-aukce", "Daily auctions"),
  monthly: page("/mesicni-aukce", "Měsíční aukce", "/en/mesicni-aukce", "Monthly auctions"),
  demands: page("/hledani?type=demand", "Poptávky", "/search?type=demand", "Wanted"),
  blog: page("/blog", "Blog", "/en/blog", "Blog"),
  howToBid: page("/info/3/jak-prihazovat", "Jak se přihazuje", "/en/info/3/how-to-bid", "How to bid"),
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
    networks: [
      { name: "facebook", url: "https://www.facebook.com/" },
      { name: "instagram", url: "https://www.instagram.com/" },
    ],
  },
  intropopup: { is_enabled: true },
  topmenu: [pages.daily, pages.monthly, pages.demands, pages.blog, pages.howToBid],
  bottommenu: [
    {
      title: { cs: "Nakupovat", en: "Buying" },
      links: [
        pages.daily,
        pages.monthly,
        page("/hledani?saleMode=fixed_price", "Pevné ceny", "/search?saleMode=fixed_price", "Fixed prices"),
        pages.demands,
        page("/hledani?state=ended", "Ukončené aukce", "/search?state=ended", "Ended auctions"),
        pages.howToBid,
      ],
    },
    {
      title: { cs: "Prodávat", en: "Selling" },
      links: [
        page("/ucet/vase-aukce/pridat", "Přidat aukci", "/account/advertisements/add", "Add an auction"),
        page("/ucet/vase-aukce", "Vaše aukce", "/account/advertisements", "Your listings"),
      ],
    },
    {
      title: { cs: "Účet", en: "Account" },
      links: [
        page("/ucet/prehled", "Přehled", "/account/overview", "Overview"),
        page("/ucet/aukce", "Aukce, kde přihazujete", "/account/auctions", "Auctions you bid in"),
        page("/ucet/sledovane-aukce", "Sledované aukce", "/account/watch", "Auctions you follow"),
        page("/ucet/obchody", "Obchody", "/en/ucet/obchody", "Deals"),
      ],
    },
    {
      title: { cs: "O Kabinetu", en: "About Kabinet" },
      links: [
        pages.blog,
        page("/info/1/obchodni-podminky", "Obchodní podmínky", "/en/info/1/terms", "Terms and conditions"),
        page("/info/2/gdpr", "Ochrana osobních údajů", "/en/info/2/gdpr", "Privacy policy"),
        page("/info/4/poplatky", "Poplatky", "/en/info/4/fees", "Fees"),
        page("/info/5/kontakt", "Kontakt", "/en/info/5/contact", "Contact"),
        page("/dokumenty", "Dokumenty", "/en/dokumenty", "Documents"),
      ],
    },
  ],
  maintenance: { is_enabled: false },
  categoriesMenu: [],
  bid: fromBidSteps(defaultBidSteps),
  home: {
    sections: ["hero", "ending", "newest", "categories", "articles", "delivery"],
    title: { cs: "Lahve, které se už nevyrábějí", en: "Bottles no longer made" },
    text: {
      cs: "Aukce a inzerce sběratelských lihovin, vína a tabáku. Od sběratelů, s cenami, které zůstávají dohledatelné.",
      en: "Auctions and classified ads of collectible spirits, wine and tobacco. From collectors, at prices that stay on record.",
    },
    freeDeliveryOver: 1_500,
  },
};

function page(cs: string, textCs: string, en: string, textEn: string) {
  return { link: { cs, en }, text: { cs: textCs, en: textEn } };
}
