import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Review } from "#contract/reviews/reviews.ts";
import { ReportThing } from "#web/features/reports/report-thing.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { StarRow } from "./star-row.tsx";

/** A public review: stars, words, author, the listing it is about, and the reply. */
export function ReviewText({
  review,
  withListing = true,
}: {
  review: Review;
  /** Not where the page is about the thing anyway. */
  withListing?: boolean;
}) {
  const { t } = useTranslation("reviews");
  const locale = useLocale();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StarRow stars={review.stars} />
        <Link
          className="quiet-link type-small [overflow-wrap:anywhere]"
          to={pathTo("user", locale, { id: review.author.id })}
        >
          <bdi>{review.author.username}</bdi>
        </Link>
        <span className="type-caption text-muted">
          {t(`side.${review.side}`)} · {formatDate(review.publishedAt, locale)}
        </span>
      </p>
      {review.text && (
        <p className="type-body mt-2 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
          <bdi>{typography(review.text)}</bdi>
        </p>
      )}
      {withListing && (
        <p className="type-caption mt-1.5 text-muted">
          <Link
            className="hover:underline"
            to={pathTo("item", locale, { id: review.listing.id, slug: review.listing.slug })}
          >
            <bdi>{review.listing.name}</bdi>
          </Link>
        </p>
      )}
      {review.reply && (
        <div className="mt-3 border-line-2 border-l-2 pl-4">
          <p className="type-caption text-muted">{t("reply", { date: formatDate(review.reply.at, locale) })}</p>
          <p className="type-small mt-0.5 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{typography(review.reply.text)}</bdi>
          </p>
        </div>
      )}
      <ReportThing kind="review" id={review.id} ownerId={review.author.id} name={review.author.username} />
    </>
  );
}
