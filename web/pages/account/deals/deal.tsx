import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { DealReview } from "#web/features/reviews/deal-review.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/deal";
import { DealCases } from "./deal-cases.tsx";
import { DealContact } from "./deal-contact.tsx";
import { DealHistory } from "./deal-history.tsx";
import { DealMessages } from "./deal-messages.tsx";
import { DealNow } from "./deal-now.tsx";
import { DealReports } from "./deal-reports.tsx";
import { DealStepper } from "./deal-stepper.tsx";
import { DealSum } from "./deal-sum.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  if (!/^[1-9]\d{0,15}$/.test(args.params.id)) throw data(null, { status: 404 });
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, contact, deals, messages, reviews } = args.context.get(apiContext);
  const [found, statistics, own, written] = await Promise.all([
    deals.get({ params: { id: args.params.id }, query: { lang } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    }),
    ownListings.statistics({}),
    contact.get({}),
    reviews.ofDeal({ params: { id: args.params.id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    }),
  ]);
  const { conversationId } = found.data;
  const conversation = conversationId === null ? null : (await messages.get({ params: { id: conversationId } })).data;
  return {
    deal: found.data,
    conversation,
    reviews: written.data,
    hasAccount: own.data.bankAccount !== "",
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("deals:one", { id: params.id });
}

/** One deal: its stage, the next step and whose it is, the other side, its history. */
export default function DealPage({
  loaderData: { deal, conversation, hasAccount, reviews, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  useFreshOnReturn();
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      <p className="type-small text-muted">{t(`overline.${deal.side}`, { id: deal.id, name: deal.other.username })}</p>
      <h1 className="type-item mt-1 [overflow-wrap:anywhere]">{typography(deal.listing.name)}</h1>
      <p className="type-small mt-3 flex flex-wrap gap-x-6">
        <Link className="quiet-link min-h-11 content-center" to={pathTo("deals", locale)}>
          {t("all")}
        </Link>
        <Link
          className="quiet-link min-h-11 content-center"
          to={pathTo("item", locale, { id: deal.listing.id, slug: deal.listing.slug })}
        >
          {t("listing")}
        </Link>
      </p>
      {deal.status !== "cancelled" && <DealStepper deal={deal} reviews={reviews} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_300px] wide:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <DealNow deal={deal} hasAccount={hasAccount} />
          <DealCases deal={deal} />
          <DealReview dealId={deal.id} reviews={reviews} />
          <DealMessages deal={deal} conversation={conversation} />
        </div>
        <div className="grid content-start gap-8 tablet:max-wide:grid-cols-2 wide:col-start-2 wide:row-span-2 wide:row-start-1">
          <DealSum deal={deal} />
          <DealContact deal={deal} />
        </div>
        <div className="min-w-0">
          <DealHistory deal={deal} />
          <DealReports deal={deal} />
        </div>
      </div>
    </AccountLayout>
  );
}

/** The other side may have moved on meanwhile: coming back to the page brings its news. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [revalidate]);
}
