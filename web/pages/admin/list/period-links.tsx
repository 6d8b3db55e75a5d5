import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pragueDay } from "#web/format/dates.ts";
import { lastDays, type PeriodKey, usualPeriods } from "./usual-periods.ts";

interface PeriodLinksProps {
  /** Instant of the server's answer. */
  serverTime: string;
  /** Which ones are offered. */
  periods: readonly PeriodKey[];
  /** What the list is narrowed to now. */
  period: { from: string; to: string };
  hrefOf: (period: { from: string; to: string }) => string;
}

/** Narrows a list to a usual period with one press. */
export function PeriodLinks({ serverTime, periods: offered, period, hrefOf }: PeriodLinksProps) {
  const { t } = useTranslation("adminList");
  const periods = usualPeriods(pragueDay(serverTime));
  return (
    <p className="type-small mt-4 flex flex-wrap gap-x-5">
      <span className="inline-block min-h-11 content-center text-muted">{t("period.title")}</span>
      {offered.map((key) => {
        const isShown = periods[key].from === period.from && periods[key].to === period.to;
        return (
          <Link
            key={key}
            className="quiet-link inline-block min-h-11 content-center aria-[current=true]:font-semibold"
            aria-current={isShown ? "true" : undefined}
            to={hrefOf(periods[key])}
          >
            {t(`period.${key}`, { days: lastDays })}
          </Link>
        );
      })}
    </p>
  );
}
