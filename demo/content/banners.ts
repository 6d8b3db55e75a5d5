import type { BannerBody } from "#contract/content/banners.ts";
import type { GoodsSpec } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";

export interface DemoBanner extends Pick<BannerBody, "place" | "title" | "url"> {
  /** Id of the banner's picture. */
  readonly picture: string;
  readonly drawing: GoodsSpec | StillSpec;
}

const sale = {
  title: {
    cs: "Měsíční aukce: vybrané lahve, jeden večer",
    en: "The monthly auction: chosen bottles, one evening",
  },
  url: { cs: "/mesicni-aukce", en: "/en/mesicni-aukce" },
};

/** The demo's banners: a line above the pages, and the popup in both its shapes. */
export const demoBanners: readonly DemoBanner[] = [
  {
    place: "banner.promo",
    title: {
      cs: "Starou whisky poznáte podle hladiny. Jak na to, radí náš blog.",
      en: "An old whisky is known by its fill level. Our blog tells you how.",
    },
    url: { cs: "/blog", en: "/en/blog" },
    picture: "banner-promo",
    drawing: { seed: 4801, kind: "whisky", title: "Ardvane", year: "1969", fillLevel: "shoulder-high" },
  },
  {
    ...sale,
    place: "banner.popup_desktop",
    picture: "banner-popup-desktop",
    drawing: {
      goods: [
        { seed: 4811, kind: "cognac", title: "Maison Belcourt", subtitle: "Hors d'âge", boxed: true },
        { seed: 4812, kind: "whisky", title: "Strathmoy", year: "1965" },
        { seed: 4813, kind: "port", title: "Quinta do Vale", year: "1963" },
      ],
    },
  },
  {
    ...sale,
    place: "banner.popup_mobile",
    picture: "banner-popup-mobile",
    drawing: { seed: 4811, kind: "cognac", title: "Maison Belcourt", subtitle: "Hors d'âge", boxed: true },
  },
];
