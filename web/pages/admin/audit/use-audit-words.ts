import { useTranslation } from "react-i18next";
import type { AuditEntry, ChangedField } from "#contract/audit/audit.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { formatDecimal } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { monthName } from "#web/pages/admin/monthly-sales/month-name.ts";

type Value = ChangedField["from"];

/** Amounts in CZK, and those in haléře that do not say so by `…Minor`. */
const inCzk = ["price", "reducedPrice", "currentPrice", "refund", "freeDeliveryOver", "minimumOrder"];
const inHalere = ["paidOut", "sent", "returned", "amount"];

/** Fields and values of entries in words; what has none stands as it is stored. */
export function useAuditWords() {
  const { t, i18n } = useTranslation("auditAdmin");
  const locale = useLocale();
  const known = (key: string, otherwise: string) => (i18n.exists(`auditAdmin:${key}`) ? t(key) : otherwise);

  /** `prices.2.price` as `Ceník 2 · Cena`. */
  const shownField = (field: string, kind: AuditEntry["kind"]): string => {
    if (field === "") return known(`single.${kind}`, t("single.other"));
    const words: string[] = [];
    for (const part of field.split(".")) {
      const last = words.length - 1;
      if (/^\d+$/.test(part) && last >= 0) words[last] += ` ${part}`;
      else words.push(known(`field.${part.replace(/Minor$/, "")}`, part));
    }
    return words.join(" · ");
  };

  const shownValue = (field: string, value: Value, kind: AuditEntry["kind"]): string => {
    if (value === null || value === "") return t("none");
    if (typeof value === "boolean") return t(`yesNo.${value}`);
    const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
    if (typeof value === "number") {
      if (name.endsWith("Minor") || (kind === "money" && inHalere.includes(name))) return formatCzk(value / 100);
      if (inCzk.includes(name)) return formatCzk(value);
      return /Id$|^id$|[yY]ear$|^vintage$/.test(name) ? String(value) : formatDecimal(value, locale);
    }
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, locale);
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(`${value}T12:00:00Z`, locale);
    const word = value.replace(/^banner\./, "");
    return /^[\w-]+$/.test(word) ? known(`value.${word}`, value) : value;
  };
  /** A setting, a part of the site and a month are named; an account's or a listing's number is one. */
  const shownThing = (subjectId: string) =>
    /^\d{4}-\d\d$/.test(subjectId) ? monthName(subjectId, locale) : known(`value.${subjectId}`, subjectId);
  return { shownField, shownValue, shownThing };
}
