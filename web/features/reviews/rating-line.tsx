import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Rating } from "#contract/accounts/accounts.ts";
import { formatDecimals } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What the reviews of somebody come to, in words: "4,9 z 5 (126 hodnocení)"; nothing without reviews. */
export function RatingLine({
  rating,
  as,
}: {
  rating: Rating;
  /** In which role, where both are told. */
  as?: string;
}) {
  const { t } = useTranslation("listing");
  const locale = useLocale();
  if (rating.stars === null) return null;
  const stars = formatDecimals(rating.stars, 1, locale);
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <Star
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-3.5 shrink-0 translate-y-px fill-secondary text-secondary"
      />
      <span className="tnum">
        {as && `${as} `}
        {t("rating.full", { stars, count: rating.count })}
      </span>
    </span>
  );
}
