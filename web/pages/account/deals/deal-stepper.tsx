import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import type { DealReviews } from "#contract/reviews/reviews.ts";
import { formatShortDay } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { stagesOf } from "./stages.ts";

/** Four stages on one line; what is done, what is now, what is to come, never told by colour alone. */
export function DealStepper({ deal, reviews }: { deal: Deal; reviews: DealReviews }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <ol aria-label={t("steps.label")} className="mt-6 grid grid-cols-4">
      {stagesOf(deal, reviews).map(({ key, state, at }, index, all) => (
        <li key={key} aria-current={state === "now" ? "step" : undefined} className="relative pr-2">
          {index < all.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                "absolute top-4 right-0 left-8 h-px",
                state === "done" ? "bg-primary-dark" : "bg-line-2",
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              "type-caption tnum relative grid size-8 place-items-center rounded-full border font-semibold",
              state === "done" && "border-primary-dark bg-primary-dark text-on-primary",
              state === "now" && "border-2 border-secondary bg-secondary-tint text-secondary-ink",
              (state === "later" || state === "missed") && "border-line-2 bg-light text-muted",
            )}
          >
            {state === "done" ? <Check strokeWidth={2.25} className="size-4.5" /> : index + 1}
          </span>
          <span
            className={classes(
              "type-caption mt-2 block",
              state === "now" ? "font-semibold text-ink" : state === "done" ? "text-ink" : "text-muted",
            )}
          >
            {t(`steps.${key}`)}
            <span className="sr-only">, {t(`steps.${state}`)}</span>
          </span>
          {at && <span className="type-min tnum block whitespace-nowrap text-muted">{formatShortDay(at, locale)}</span>}
        </li>
      ))}
    </ol>
  );
}
