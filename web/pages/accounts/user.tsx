import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { data, Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { HideButton } from "#web/features/moderation/hide-button.tsx";
import { ReportThing } from "#web/features/reports/report-thing.tsx";
import { RatingLine } from "#web/features/reviews/rating-line.tsx";
import { ReplyForm } from "#web/features/reviews/reply-form.tsx";
import { ReviewText } from "#web/features/reviews/review-text.tsx";
import { WatchSearch } from "#web/features/watchlist/watch-search.tsx";
import { formatDate } from "#web/format/dates.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSession } from "#web/session/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/user";
import { RatingSpread } from "./rating-spread.tsx";

const shownListings = 8;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = Number(params.id);
  const { listings, reviews } = context.get(apiContext);
  const { searchParams, origin } = new URL(request.url);
  const lang = localeOfPath(pagePathOf(request));
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  try {
    const [profile, list, offers] = await Promise.all([
      reviews.profile({ params: { id } }),
      reviews.ofUser({ params: { id }, query: { page } }),
      listings.list({ query: { lang, seller: id, size: shownListings } }),
    ]);
    return { profile: profile.data, list, offers, lang, origin, serverTime: new Date().toISOString() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { profile, list, lang, origin } = loaderData;
  const paths = {
    cs: pathTo("user", "cs", { id: profile.id }),
    en: pathTo("user", "en", { id: profile.id }),
  };
  return pageMeta({ title: profile.username, origin, paths, page: list.page, locale: lang });
}

/** What everybody may know of somebody: since when, how others have dealt with them, what they offer now. */
export default function User({ loaderData }: Route.ComponentProps) {
  const { profile, list, offers, serverTime } = loaderData;
  const { t } = useTranslation(["reviews", "item"]);
  const locale = useLocale();
  const viewer = useSession();
  const isOwn = viewer?.id === profile.id;
  // Moderators do not decide on reviews of themselves.
  const mayHide = !isOwn && hasScope(viewer, "moderation");
  const facts = [
    t("item:listingCount", { count: profile.listings }),
    t("item:soldCount", { count: profile.sold }),
    t("item:memberSince", { date: formatDate(profile.memberSince, locale) }),
  ];
  const hrefOf = (page: number) => {
    const path = pathTo("user", locale, { id: profile.id });
    return page > 1 ? `${path}?page=${page}` : path;
  };
  return (
    <ServerClock time={serverTime}>
      <div className="container-page pt-9 desktop:pt-12">
        <header className="flex gap-5">
          <Avatar picture={profile.avatar} className="size-16" iconStyle="size-8" />
          <div className="min-w-0">
            <h1 className="type-item [overflow-wrap:anywhere]">
              <bdi>{profile.username}</bdi>
            </h1>
            <p className="type-small mt-1 flex flex-wrap items-center gap-x-4 text-muted">
              {profile.verified && (
                <span className="flex items-center gap-1.5 text-success-text">
                  <BadgeCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
                  {t("item:verifiedAccount")}
                </span>
              )}
              <RatingLine rating={profile.rating} as={t("profile.asSeller")} />
              <RatingLine rating={profile.buyerRating} as={t("profile.asBuyer")} />
            </p>
            <FactLine facts={factsOfTexts(facts)} className="type-caption mt-1 text-muted" />
            <p className="type-caption text-muted">{t(profile.trader ? "item:trader" : "item:private")}</p>
            <ReportThing kind="profile" id={profile.id} ownerId={profile.id} name={profile.username} />
            {!isOwn && (
              <WatchSearch
                filters={{ seller: profile.id }}
                words="seller"
                kind="outline"
                size="small"
                className="mt-3"
              />
            )}
          </div>
        </header>
        <section
          aria-labelledby="reviews"
          className="mt-12 grid gap-x-14 gap-y-7 desktop:grid-cols-[272px_minmax(0,1fr)]"
        >
          <div>
            <h2 id="reviews" className="type-h3">
              {t("profile.reviews")}
            </h2>
            {list.total > 0 && <RatingSpread distribution={profile.distribution} />}
          </div>
          <div className="min-w-0">
            {list.total === 0 ? (
              <p className="type-body border-line border-y py-6 text-muted">{t("profile.none")}</p>
            ) : (
              <ul className="divide-y divide-line border-line border-y">
                {list.items.map((review) => (
                  <li key={review.id} className="py-5">
                    <ReviewText review={review} />
                    {isOwn && !review.reply && <ReplyForm reviewId={review.id} />}
                    {mayHide && (
                      <HideButton
                        texts={{ namespace: "reviews", key: "hide", author: review.author.username }}
                        onHide={(body) => browserApi.reviews.hide({ params: { id: review.id }, body })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Pagination className="mt-6 border-t-0" page={list.page} pages={list.pages} hrefOf={hrefOf} />
          </div>
        </section>
        {offers.items.length > 0 && (
          <section aria-labelledby="offers" className="section-gap">
            <div className="mb-7 flex items-baseline justify-between gap-6">
              <h2 id="offers" className="type-h2">
                {t("profile.offers")}
              </h2>
              {offers.total > offers.items.length && (
                <Link className="quiet-link type-small" to={`${pathTo("search", locale)}?seller=${profile.id}`}>
                  {offers.exact
                    ? t("profile.allOffers", { count: offers.total })
                    : t("profile.allOffersMore", { total: formatCount(offers.total, locale) })}
                </Link>
              )}
            </div>
            <CardGrid listings={offers.items} />
          </section>
        )}
      </div>
    </ServerClock>
  );
}
