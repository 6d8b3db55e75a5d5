import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { maxStars } from "#contract/reviews/reviews.ts";
import { classes } from "#web/ui/classes.ts";

/** So many stars of five, in words for screen readers. */
export function StarRow({ stars, className }: { stars: number; className?: string }) {
  const { t } = useTranslation("reviews");
  return (
    <span role="img" aria-label={t("stars", { count: stars })} className={classes("inline-flex gap-0.5", className)}>
      {[1, 2, 3, 4, maxStars].map((each) => (
        <Star
          key={each}
          aria-hidden="true"
          strokeWidth={1.5}
          className={classes("size-4.5", each <= stars ? "fill-secondary text-secondary" : "text-control")}
        />
      ))}
    </span>
  );
}
