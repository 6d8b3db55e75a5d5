import {
  bankChangeHours,
  confirmLinkHours,
  coolingDays,
  fetchableDays,
  freshMinutes,
  passwordLinkMinutes,
  phoneCodeMinutes,
  urgentMinutes,
  usernameRestDays,
} from "#contract/accounts/account-limits.ts";
import { retractionDays } from "#contract/bids/retraction-limits.ts";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import {
  maxReviewLength,
  offerDays,
  releasedBySilenceDays,
  secondChanceHours,
  workingDaysToPay,
} from "#contract/deals/deal-limits.ts";
import {
  daysElsewhere,
  daysToRestock,
  daysToSendBack,
  daysToWithdraw,
  daysWithinPrague,
  guestCartSeconds,
  minutesOncePaying,
  minutesReserved,
} from "#contract/goods-orders/shop-limits.ts";
import {
  freeListings,
  guestWishlistSeconds,
  maxActivationDays,
  maxPictures,
  maxUploadMegabytes,
  shownDays,
} from "#contract/listings/publication-limits.ts";
import { maxTableBytes, maxTableRows } from "#contract/listings/table-columns.ts";
import { daysBeforeSale, minutesBetweenGroups } from "#contract/monthly-sales/sale-times.ts";
import { daysToPay, longestVoucher, shortestVoucher } from "#contract/payments/order-limits.ts";
import { appealMonths, reportContext } from "#contract/reports/report-words.ts";
import { type Case, countedCzech, countedEnglish, type Unit } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import { mostRateChange } from "#contract/values/rate-change-rules.ts";
import { formatCount } from "#contract/values/written-amounts.ts";

const daySeconds = 24 * 3_600;

/** What texts repeat of the rules, by the name that they call it. */
const numbers: Readonly<Record<string, number>> = {
  appealMonths,
  bankChangeHours,
  confirmLinkHours,
  coolingDays,
  daysBeforeSale,
  daysElsewhereFrom: daysElsewhere[0],
  daysElsewhereTo: daysElsewhere[1],
  daysToPay,
  daysToRestock,
  daysToSendBack,
  daysToWithdraw,
  daysWithinPragueFrom: daysWithinPrague[0],
  daysWithinPragueTo: daysWithinPrague[1],
  fetchableDays,
  freeListings,
  freshMinutes,
  guestCartDays: guestCartSeconds / daySeconds,
  guestListDays: guestWishlistSeconds / daySeconds,
  longestVoucher,
  maxActivationDays,
  maxCategoryDepth,
  maxPictures,
  maxReviewLength,
  maxTableRows,
  minutesBetweenGroups,
  minutesOncePaying,
  minutesReserved,
  offerDays,
  passwordLinkMinutes,
  phoneCodeMinutes,
  rateJumpPercent: Math.round(mostRateChange * 100),
  releasedBySilenceDays,
  reportContext,
  retractionDays,
  secondChanceHours,
  shortestVoucher,
  shownDays,
  tableKilobytes: maxTableBytes / 1_000,
  urgentMinutes,
  uploadMegabytes: maxUploadMegabytes,
  usernameRestDays,
  workingDaysToPay,
};

/**
 * Fills in the numbers of rules: `{{maxPictures}}`, with a unit `{{offerDays, day}}`, in Czech with its case
 * `{{offerDays, day genitive}}`. Other names are left to i18next.
 */
export function fillNumbers(text: string, locale: Locale): string {
  return text.replace(/\{\{(\w+)(?:, (\w+)(?: (\w+))?)?\}\}/g, (whole, name: string, unit?: Unit, of?: Case) => {
    const number = numbers[name];
    if (number === undefined) return whole;
    if (!unit) return formatCount(number, locale);
    return locale === "cs" ? countedCzech(number, unit, of) : countedEnglish(number, unit);
  });
}
