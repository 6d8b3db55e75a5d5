import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { SaleBand } from "#web/features/purchases/sale-band.tsx";
import { WatchSearch } from "#web/features/watchlist/watch-search.tsx";
import { calendarDaysBetween, formatAtTime } from "#web/format/dates.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { groupHref } from "./group-href.ts";

/** The head of an open sale: its date, how many lots, how many days are left, when which group closes. */
export function RunningBand({ sale, search }: { sale: SaleHead; search: URLSearchParams }) {
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  return (
    <SaleBand sale={sale} headingLevel={1} hrefOf={(group) => groupHref(sale, group, search)}>
      <p className="type-lead mt-6 font-semibold">
        <TimeLeft closesAt={sale.closesAt} />
      </p>
      <p className="type-body mt-2 max-w-[46ch] text-on-teal-2">
        {typography(sale.lots > 0 ? t("text", { count: sale.lots }) : t("textEmpty"))}
      </p>
      {/* What begins now belongs to the next sale already: here one looks, and offers from the header. */}
      <div className="mt-7 flex flex-wrap gap-3">
        {sale.lots > 0 ? (
          <ButtonLink to="#katalog" kind="cream">
            {t("browse")}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo("addListing", locale)} kind="cream">
            {t("offer")}
          </ButtonLink>
        )}
        <WatchSearch filters={{ duration: "monthly" }} kind="creamLine" />
      </div>
    </SaleBand>
  );
}

/** In days of the calendar; on the day itself the time of the first closing. */
function TimeLeft({ closesAt }: { closesAt: string }) {
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  return useServerClock((nowMs) => {
    if (nowMs >= Date.parse(closesAt)) return t("closing");
    const days = calendarDaysBetween(nowMs, closesAt);
    return days === 0 ? t("closesToday", { at: formatAtTime(closesAt, locale) }) : t("daysLeft", { count: days });
  });
}
