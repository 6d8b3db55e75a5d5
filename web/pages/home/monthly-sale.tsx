import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { formatAtTime, formatDayMonth } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The sale that closes on the month's last Sunday: its date as a picture. `first` is the lot that closes first. */
export function MonthlySale({ first, total }: { first: ListingCard; total: number }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  if (!first.endsAt) return null;
  return (
    <section aria-labelledby="monthly" className="section-gap bg-teal text-on-teal">
      <div className="container-page flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-16 tablet:py-20">
        <div>
          <h2 id="monthly">
            <span className="type-h3 block text-on-teal-accent">{t("monthly.title")}</span>
            <span className="type-date mt-2 block">{formatDayMonth(first.endsAt, locale)}</span>
          </h2>
          <p className="type-body mt-6 max-w-[46ch] text-on-teal-2">
            {typography(t("monthly.text", { count: total, at: formatAtTime(first.endsAt, locale) }))}
          </p>
        </div>
        <ButtonLink to={`${pathTo("search", locale)}?duration=monthly`} kind="cream" size="large">
          {t("monthly.open")}
        </ButtonLink>
      </div>
    </section>
  );
}
