import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { useWays } from "#web/features/payments/use-ways.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/listing-added";

/** `?id=` names the listing; without one of the visitor's own there is nothing to confirm. */
export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const list = pathTo("ownListings", localeOfPath(pagePathOf(args.request)));
  const id = new URL(args.request.url).searchParams.get("id") ?? "";
  if (!/^[1-9]\d{0,14}$/.test(id)) throw redirect(list);
  const { ownListings } = args.context.get(apiContext);
  const [{ data }, statistics] = await Promise.all([
    ownListings.get({ params: { id: Number(id) } }),
    ownListings.statistics({}),
  ]).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? redirect(list) : error;
  });
  if (data.status === "draft") throw redirect(list);
  return { listing: data, total: statistics.total, serverTime: new Date().toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const status = loaderData?.listing.status;
  if (status === "in_review") return privateMeta("account:added.waits");
  return privateMeta(`account:added.title.${status === "awaiting_payment" ? status : "live"}`);
}

/** After publishing: where it is to be seen and what happens next. */
export default function ListingAdded({ loaderData: { listing, total, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { id, slug, name, status, startsAt, endsAt, activateAt, pictures } = listing;
  const kind = listing.type === "demand" ? "demand" : listing.saleMode;
  // What is over by now was published.
  const unpaid = listing.payment;
  const state = status === "scheduled" || status === "in_review" || status === "awaiting_payment" ? status : "live";
  const waits = status === "in_review";
  const ways = useWays();
  const next = [
    waits &&
      activateAt &&
      activateAt > serverTime &&
      t("added.startsAfter", { time: formatOnDateTime(activateAt, locale) }),
    startsAt && status === "scheduled" && t("added.starts", { time: formatOnDateTime(startsAt, locale) }),
    endsAt && t("added.ends", { time: formatOnDateTime(endsAt, locale) }),
    ...(t(unpaid ? "added.awaitingPayment" : waits ? "added.inReview" : `added.next.${kind}`, {
      ...{ returnObjects: true, ways },
    }) as string[]),
  ].filter((line): line is string => Boolean(line));
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      <div className="grid gap-x-14 gap-y-9 tablet:grid-cols-[minmax(0,1fr)_minmax(180px,300px)]">
        <div>
          <h1 className="type-h1">{t(`added.title.${state}`)}</h1>
          <p className="type-body mt-3 max-w-[56ch] text-muted">
            {typography(
              t(unpaid && listing.inspectedBefore ? "added.lead.paidThenReviewed" : `added.lead.${state}`, {
                name,
              }),
            )}
          </p>
          <ol className="mt-8 max-w-[60ch] border-t border-line">
            {next.map((line, index) => (
              <li key={line} className="grid grid-cols-[36px_1fr] border-b border-line py-3.5">
                <span aria-hidden="true" className="tnum font-serif text-[1.375rem]/7 text-secondary-text">
                  {index + 1}
                </span>
                <span className="type-field">{typography(line)}</span>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-3">
            {unpaid && (
              <ButtonLink to={pathTo("accountOrder", locale, { id: unpaid.orderId, hash: unpaid.hash })} size="large">
                {t("added.pay")}
              </ButtonLink>
            )}
            <ButtonLink to={pathTo("item", locale, { id, slug })} size="large" kind={unpaid ? "outline" : undefined}>
              {t("added.view")}
            </ButtonLink>
            <ButtonLink to={pathTo("addListing", locale)} size="large" kind="outline">
              {t("added.another")}
            </ButtonLink>
          </div>
        </div>
        {pictures[0] && (
          <ListingPicture
            picture={pictures[0]}
            alt=""
            sizes="(width >= 768px) 300px, calc(100vw - 40px)"
            className="self-start max-tablet:hidden"
          />
        )}
      </div>
    </AccountLayout>
  );
}
