import { useRouteLoaderData } from "react-router";
import type { ShownBanners } from "#contract/banners/banners.ts";
import type { Category } from "#contract/catalogue/catalogue.ts";
import type { Currency } from "#contract/content/lists.ts";
import { noServices, type PageServices } from "#contract/content/page-services.ts";
import type { PaymentMethod } from "#contract/payments/orders.ts";
import type { SessionView } from "#contract/session/session.ts";
import type { Locale } from "#contract/values/locale.ts";
import { noSettings, type SiteSettings } from "./site-settings.ts";

/** Data of every page: its language, its visitor where it is their own, the menu's categories, the settings of its frame, the origin of the site. */
export interface RootData {
  locale: Locale;
  /** What a page that was rendered for its visitor knows of them; null for a guest and on a page that is the same for everybody. */
  session: SessionView | null;
  /** The top categories that menus show, without what lies below them. */
  topCategories: readonly Category[];
  settings: SiteSettings;
  /** The ways to pay the operator that are open. */
  waysToPay: readonly PaymentMethod[];
  /** Banners by their place; none in maintenance. */
  shownBanners: ShownBanners;
  currencies: Currency[];
  /** The currency that the visitor has chosen, else the default one; null where there is none. */
  currencyId: number | null;
  /** Services that the operator has connected, such as a tag manager. */
  services: PageServices;
  /** Origin of the site without a slash at the end, for canonical and alternate links. */
  origin: string;
}

/**
 * The settings in maintenance, and where the frame could not be loaded. They stand here, because the contract would
 * bring its schemas along.
 */
export const noBanners: ShownBanners = {
  "banner.promo": [],
  "banner.popup_desktop": [],
  "banner.popup_mobile": [],
};

/** The frame's data; empty where the frame itself could not be loaded (the error page). */
export function useRootData(): Omit<RootData, "locale"> {
  return (
    useRouteLoaderData<RootData>("root") ?? {
      session: null,
      topCategories: [],
      settings: noSettings,
      waysToPay: [],
      shownBanners: noBanners,
      currencies: [],
      currencyId: null,
      services: noServices,
      origin: "",
    }
  );
}
