import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatAtTime, formatOnDateTime, formatTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { Situation } from "./situation.ts";

/** The two sentences of the band. */
export function useBand(listing: ListingDetail, lot: LotState, situation: Situation): { title: string; text: string } {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const own = lot.viewer?.maximum ?? null;
  const values = {
    maximum: own === null ? "" : formatCzk(own),
    minutes: listing.softCloseMinutes,
    end: lot.endsAt ? formatTime(lot.endsAt, { seconds: true }) : "",
    validAt: formatAtTime(lot.serverTime, locale, { seconds: true }),
    closedAt: lot.closedAt ? formatAtTime(lot.closedAt, locale, { seconds: true }) : "",
    startsAt: listing.startsAt ? formatOnDateTime(listing.startsAt, locale) : "",
  };
  const variants = [lot.soldBy ?? "unsold", variantOf(listing, lot, situation)];
  const say = (part: "title" | "text") =>
    typography(
      t([...variants.map((variant) => `band.${situation}.${part}_${variant}`), `band.${situation}.${part}`], {
        ...values,
        defaultValue: "",
      }),
    );
  return { title: say("title"), text: say("text") };
}

/** Some situations have two wordings; besides, each may have one for the way of the sale. */
function variantOf(listing: ListingDetail, lot: LotState, situation: Situation): string {
  if (situation === "won") return listing.condition.volumeMl === null ? "thing" : "bottle";
  if (situation === "pending" || situation === "own_listing") return lot.status;
  if (situation === "unsold" || situation === "unsold_own") {
    if (lot.bidCount === 0) return "noBids";
    return lot.reserve === "not_met" ? "reserve" : "voided";
  }
  if (situation === "cancelled" && lot.bidCount === 0) return "noBids";
  return "plain";
}
