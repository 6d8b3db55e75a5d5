import { Check, Clock, HandCoins, KeyRound, Lock, type LucideIcon, Search, Tag, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { type BandTone, toneOf } from "./situation.ts";
import { situationIcon } from "./state-band.tsx";

export type OfferKind = "demand" | "fixed_price" | "by_agreement";

export interface OfferBand {
  readonly title: string;
  readonly text: string;
  readonly tone: BandTone;
  readonly Icon: LucideIcon;
}

const icons: Record<OfferKind, LucideIcon> = { demand: Search, fixed_price: Tag, by_agreement: HandCoins };

/** The two sentences above what takes no bids: not published yet, over and for whom, the visitor's own, or its kind. */
export function useOfferBand(
  listing: ListingDetail,
  lot: LotState,
  { kind, isSupplier }: { kind: OfferKind; isSupplier: boolean },
): OfferBand {
  const { t } = useTranslation(["bids", "purchases"]);
  const locale = useLocale();
  const [key, tone, Icon] = bandOf(lot, kind, isSupplier);
  const startsAt = listing.startsAt ? formatOnDateTime(listing.startsAt, locale) : "";
  return {
    title: typography(t(`${key}.title`)),
    text: typography(t(`${key}.text`, { startsAt })),
    tone,
    Icon,
  };
}

function bandOf(lot: LotState, kind: OfferKind, isSupplier: boolean): [string, BandTone, LucideIcon] {
  const { status, viewer } = lot;
  const obstacle = viewer?.obstacle;
  switch (status) {
    case "draft":
    case "awaiting_payment":
    case "in_review":
    case "scheduled":
      return [`offer.pending.${status}`, "info", Clock];
    case "sold":
      if (viewer?.isWinner) return ["offer.over.won", "success", Trophy];
      if (isSupplier) return ["offer.over.supplied", "success", Check];
      if (viewer?.isSeller) return ["offer.over.sold_own", "success", Check];
      return [kind === "demand" ? "offer.over.found" : "offer.over.sold", "info", Clock];
    case "cancelled":
      return ["offer.over.cancelled", "info", Clock];
    case "ended":
    case "unsold":
      return ["offer.over.ended", "info", Clock];
    case "live":
      if (lot.frozen) return ["offer.frozen", "warning", Lock];
      if (viewer?.isSeller) return ["offer.own", "info", KeyRound];
      if (!obstacle || kind !== "fixed_price") return [`offer.${kind}`, "info", icons[kind]];
      return [`purchases:obstacle.${obstacle}`, toneOf(obstacle), situationIcon(obstacle)];
  }
}
