import type { StoredSettings } from "#contract/settings.ts";
import { fromBidSteps } from "./bid-setting.ts";
import { defaultBidSteps } from "./bid-steps.ts";

/** What holds until the operator says otherwise. */
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
      cs: "Aukce a inzerce sběratelských lihovin, vína a tabáku. Prodej jen osobám starším 18 let.",
      en: "Auctions and classified ads of collectible spirits, wine and tobacco. Sold only to people over 18.",
    },
    networks: [
      { name: "facebook", url: "https://www.facebook.com/" },
      { name: "instagram", url: "https://www.instagram.com/" },
    ],
  },
  intropopup: { is_enabled: true },
  topmenu: [
    page("/denni-aukce", "Denní aukce", "/en/denni-aukce", "Daily auctions"),
    page("/mesicni-aukce", "Měsíční aukce", "/en/mesicni-aukce", "Monthly auctions"),
    page("/blog", "Blog", "/en/blog", "Blog"),
  ],
  bottommenu: [
    {
      title: { cs: "Nakupování a prodej", en: "Buying and selling" },
      links: [
        page("/denni-aukce", "Denní aukce", "/en/denni-aukce", "Daily auctions"),
        page("/mesicni-aukce", "Měsíční aukce", "/en/mesicni-aukce", "Monthly auctions"),
        page("/blog", "Blog", "/en/blog", "Blog"),
      ],
    },
    {
      title: { cs: "O Kabinetu", en: "About Kabinet" },
      links: [
        page("/info/1/obchodni-podminky", "Obchodní podmínky", "/en/info/1/terms", "Terms and conditions"),
        page("/info/2/gdpr", "Ochrana osobních údajů", "/en/info/2/gdpr", "Privacy policy"),
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
