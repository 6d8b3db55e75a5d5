import { calmHours, retractableHours } from "#contract/bids/retraction-limits.ts";
import type { PageValueName } from "#contract/content/page-values.ts";
import { secondChanceHours, workingDaysToPay } from "#contract/deals/deal-limits.ts";
import type { FeeLine } from "#contract/fees/fee-rules.ts";
import { freeListings } from "#contract/listings/publication-limits.ts";
import { waysText } from "#contract/payments/ways-text.ts";
import { secondChanceDays } from "#contract/purchases/purchases.ts";
import { counted, countedCzech, countedEnglish, type Unit } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";
import type { Ctx } from "#server/context.ts";
import { findFeesInForce, readFees } from "#server/features/fees/read-fees.ts";
import { listWaysToPay } from "#server/features/payments/list-ways-to-pay.ts";
import { readToppingOffers } from "#server/features/promotion/topping-setting.ts";
import { readBidSteps } from "#server/features/settings/bid-setting.ts";
import type { BidStep } from "#server/features/settings/bid-step-rules.ts";
import { isProtectionOffered } from "#server/features/settings/protection-setting.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";

/** What is in force now, in the words of a page; a time is in the Czech genitive, as it follows "do" and "než". */
export async function readPageValues(ctx: Ctx, lang: Locale): Promise<Record<PageValueName, string>> {
  const fees = await readFees(ctx, await findFeesInForce(ctx));
  const { softCloseMinutes } = await readPlainSetting(ctx, "auctions");
  const time = (count: number, unit: Unit) =>
    lang === "cs" ? countedCzech(count, unit, "genitive") : countedEnglish(count, unit);
  const { fee, free, notOffered } = words[lang];
  return {
    "fee.commission": fee(fees.seller_commission),
    "fee.premium": fee(fees.buyer_premium),
    "fee.listing": fees.listing_fee ? fee(fees.listing_fee) : free,
    "fee.protection": (await isProtectionOffered(ctx)) ? fee(fees.protection) : notOffered,
    topping: (await readToppingOffers(ctx))
      .map(
        ({ days, priceMinor }) =>
          `${formatCzk(toCzk(priceMinor))} ${words[lang].forTime} ${counted(lang, days, "day")}`,
      )
      .join(", "),
    bidSteps: tableOf(await readBidSteps(ctx), lang),
    softClose: words[lang].softClose(softCloseMinutes),
    retractionTime: time(retractableHours, "hour"),
    calmTime: time(calmHours, "hour"),
    waysToPay: waysText(lang, await listWaysToPay(ctx)),
    paymentTime: time(workingDaysToPay, "workingDay"),
    secondChanceDays: time(secondChanceDays, "day"),
    secondChanceTime: time(secondChanceHours, "hour"),
    freeListings: String(freeListings),
  };
}

/** The minutes of the soft close may be a part of one. */
function minutes(lang: Locale, count: number): string {
  if (Number.isInteger(count)) return counted(lang, count, "minute");
  return lang === "cs" ? `${String(count).replace(".", ",")}\u00a0minuty` : `${count}\u00a0minutes`;
}

const words = {
  cs: {
    fee: (line: FeeLine | null) =>
      feeOf(line, "neúčtujeme", { of: "\u00a0% z ceny", least: "nejméně", most: "nejvýše" }, "cs"),
    free: "zdarma",
    forTime: "za",
    notOffered: "nenabízíme",
    softClose: (count: number) =>
      count === 0
        ? "Pozdní příhoz konec aukce neposouvá."
        : `Přijde-li příhoz nového zájemce méně než ${minutes("cs", count)} před koncem, konec se posune na ${minutes("cs", count)} od něj.`,
  },
  en: {
    fee: (line: FeeLine | null) =>
      feeOf(line, "not charged", { of: "% of the price", least: "at least", most: "at most" }, "en"),
    free: "free",
    forTime: "for",
    notOffered: "not offered",
    softClose: (count: number) =>
      count === 0
        ? "A late bid does not move the end of an auction."
        : `If a new bidder bids less than ${minutes("en", count)} before the end, the end moves to ${minutes("en", count)} after that bid.`,
  },
} as const;

interface FeeWords {
  readonly of: string;
  readonly least: string;
  readonly most: string;
}

/** `5 % z ceny, nejméně 20 Kč, nejvýše 500 Kč`; without a part of the price its minimum alone. */
function feeOf(line: FeeLine | null, none: string, { of, least, most }: FeeWords, lang: Locale): string {
  if (!line || (line.percent === 0 && line.minimum === 0)) return none;
  if (line.percent === 0) return formatCzk(line.minimum);
  const percent = lang === "cs" ? String(line.percent).replace(".", ",") : String(line.percent);
  return [
    percent + of,
    line.minimum > 0 && `${least} ${formatCzk(line.minimum)}`,
    line.cap !== null && `${most} ${formatCzk(line.cap)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const tableWords = {
  cs: { price: "Cena", step: "Nejmenší příhoz nad cenu", below: "do", from: "od", to: "až" },
  en: { price: "Price", step: "Minimum increment", below: "below", from: "from", to: "to" },
};

function tableOf(steps: readonly BidStep[], lang: Locale): string {
  const { price, step, below, from, to } = tableWords[lang];
  const rangeOf = ({ minMinor, maxMinor }: BidStep) => {
    if (maxMinor === null) return `${from} ${formatCzk(toCzk(minMinor))}`;
    const end = formatCzk(toCzk(maxMinor));
    return minMinor === 0 ? `${below} ${end}` : `${formatAmount(toCzk(minMinor))} ${to} ${end}`;
  };
  const rows = steps.map((each) => `<tr><td>${rangeOf(each)}</td><td>${formatCzk(toCzk(each.valueMinor))}</td></tr>`);
  const head = `<thead><tr><th scope="col">${price}</th><th scope="col">${step}</th></tr></thead>`;
  return `<table>${head}<tbody>${rows.join("")}</tbody></table>`;
}
