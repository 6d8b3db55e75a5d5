import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import type { orders } from "./table.ts";

/** What an order is called in lists: a bill of fees by its month, all else by its first line. */
export function orderLabel(
  { subjectType, createdAt }: Pick<typeof orders.$inferSelect, "subjectType" | "createdAt">,
  first: LocalizedText | undefined,
  locale: Locale,
): string {
  if (subjectType !== "fees") return first?.[locale] || first?.cs || "";
  // A bill is made in the month after its own (rule FE4).
  const month = Temporal.Instant.fromEpochMilliseconds(createdAt.getTime())
    .toZonedDateTimeISO("Europe/Prague")
    .subtract({ months: 1 });
  const written = new Intl.DateTimeFormat(locale === "cs" ? "cs-CZ" : "en-GB", {
    ...{ month: "long", year: "numeric", timeZone: "Europe/Prague" },
  }).format(month.epochMilliseconds);
  return locale === "cs" ? `Vyúčtování poplatků za ${written}` : `Fees of ${written}`;
}
