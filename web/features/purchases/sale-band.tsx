import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { formatDate, formatDayMonth } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { saleName } from "./sale-name.ts";
import { SaleTimetable, type SaleTimetableProps } from "./sale-timetable.tsx";

interface SaleBandProps extends Pick<SaleTimetableProps, "hrefOf"> {
  sale: SaleHead;
  headingLevel: 1 | 2;
  /** What is said of the sale, below its date. */
  children: ReactNode;
  className?: string;
}

/** As large as the longest date, `29 September`, lets it be in its column. */
const openDate = "text-[min(3.75rem,15cqi)]/none tablet:text-[min(6.5rem,15cqi)]/[0.96]";

/** A monthly sale: its date as a picture, the times at which its groups close as a timetable. */
export function SaleBand({ sale, headingLevel, hrefOf, children, className }: SaleBandProps) {
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { closesOn, closesAt } = sale;
  return (
    <section
      aria-labelledby="monthly"
      className={classes("bg-teal text-on-teal [--color-focus:var(--color-on-teal-accent)]", className)}
    >
      <div className="container-page grid items-center gap-x-16 gap-y-12 py-14 tablet:py-18 desktop:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="@container min-w-0">
          <Heading id="monthly">
            <span className="type-h3 block text-on-teal-accent">{saleName(t, closesOn)}</span>{" "}
            <span
              className={classes(
                "mt-2 block",
                "type-date whitespace-nowrap",
                sale.isOpen ? openDate : "text-[min(2.75rem,10.5cqi)] tablet:text-[4.5rem]/[1.05]",
              )}
            >
              {sale.isOpen ? formatDayMonth(closesAt, locale) : formatDate(closesAt, locale)}
            </span>
          </Heading>
          {children}
        </div>
        {sale.groups.length > 0 && <SaleTimetable sale={sale} hrefOf={hrefOf} />}
      </div>
    </section>
  );
}
