import { useRouteLoaderData } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import type { Posters } from "#contract/content/banners.ts";
import type { Currency } from "#contract/content/lists.ts";
import { noServices, type PageServices } from "#contract/content/page-services.ts";
import type { Category } from "#contract/finding/catalogue.ts";
import type { DeskCounts } from "#contract/listings/moderation.ts";
import type { MessageCounts } from "#contract/messages/messages.ts";
import type { Locale } from "#contract/values/locale.ts";
import { noSettings, type SiteSettings } from "./site-settings.ts";

/** Data of every page: its language, the visitor, the category tree, the settings of its frame, the origin of the site. */
export interface RootData {
  locale: Locale;
  user: User | null;
  /** The whole tree; menus show the top categories that the setting `categoriesMenu` names. */
  categories: Category[];
  settings: SiteSettings;
  /** Banners by their place; none in maintenance. */
  posters: Posters;
  currencies: Currency[];
  /** The currency that the visitor has chosen, else the default one; null where there is none. */
  currencyId: number | null;
  /** How many listings of their own a signed-in visitor has. */
  ownListingTotal: number | null;
  /** What is new for a signed-in visitor: messages, and the last notices. */
  messageCounts: MessageCounts | null;
  /** How much waits for the visitor as a moderator. */
  waiting: DeskCounts | null;
  /** Services that the operator has connected, such as a tag manager. */
  services: PageServices;
  /** Origin of the site without a slash at the end, for canonical and alternate links. */
  origin: string;
}

/**
 * The settings in maintenance, and where the frame could not be loaded. They stand here, because the contract would
 * bring its schemas along.
 */
export const noPosters: Posters = {
  "banner.promo": [],
  "banner.popup_desktop": [],
  "banner.popup_mobile": [],
};

/** The frame's data; empty where the frame itself could not be loaded (the error page). */
export function useRootData(): Omit<RootData, "locale"> {
  return (
    useRouteLoaderData<RootData>("root") ?? {
      user: null,
      categories: [],
      settings: noSettings,
      posters: noPosters,
      currencies: [],
      currencyId: null,
      ownListingTotal: null,
      messageCounts: null,
      waiting: null,
      services: noServices,
      origin: "",
    }
  );
}
