import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClosingDay } from "#contract/listings/listings.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { useScrollToCurrent } from "#web/ui/use-scroll-to-current.ts";
import { useDayWords } from "./use-day-words.ts";

interface DayChipsProps {
  days: readonly ClosingDay[];
  chosen: string | undefined;
  search: URLSearchParams;
  now: string;
}

/** All days, or one of them. */
export function DayChips({ days, chosen, search, now }: DayChipsProps) {
  const { t } = useTranslation("daily");
  const words = useDayWords(now);
  const row = useScrollToCurrent<HTMLUListElement>(chosen);
  if (days.length === 0) return null;
  return (
    <nav aria-label={t("days")} className="mt-7">
      <ul
        ref={row}
        className="scroll-row type-small -mx-5 -my-1.5 flex gap-2.5 overflow-x-auto px-5 py-1.5 whitespace-nowrap [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0"
      >
        <li className="shrink-0">
          <Link
            to={withFilters(search, { endsOn: undefined })}
            aria-current={chosen === undefined ? "true" : undefined}
            className={chip}
          >
            {t("all")}
          </Link>
        </li>
        {days.map(({ day, count }) => (
          <li key={day} className="shrink-0">
            <Link
              to={withFilters(search, { endsOn: day })}
              aria-current={chosen === day ? "true" : undefined}
              className={chip}
            >
              <span className="inline-block first-letter:uppercase">{words.label(day)}</span>{" "}
              <span className="tnum ml-1 opacity-80">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const chip =
  "block min-h-11 content-center rounded-full border border-control px-4 hover:border-primary-dark aria-[current]:border-primary-dark aria-[current]:bg-primary-dark aria-[current]:text-on-primary";
