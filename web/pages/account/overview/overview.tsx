import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#contract/accounts/accounts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import type { ApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { drawBars } from "#web/ui/graphs/draw-bars.server.ts";
import { monthLabel } from "#web/ui/graphs/month-label.ts";
import type { Route } from "./+types/overview";
import { Figures } from "./figures.tsx";
import { IfAllWon } from "./if-all-won.tsx";
import { Leading } from "./leading.tsx";
import { MoneyMonths } from "./money-months.tsx";
import { OpenDeals } from "./open-deals.tsx";
import { OwnListings } from "./running-listings.tsx";
import { useCalledOff } from "./use-called-off.ts";
import { whatWaits } from "./waiting.ts";
import { WaitingList } from "./waiting-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireSignedIn(args);
  const api = args.context.get(apiContext);
  const { ownListings, bids, deals } = api;
  const lang = localeOfPath(pagePathOf(args.request));
  const [active, won, drafts, running, unsold, statistics, ifAllWon, months] = await Promise.all([
    bids.mine({ query: { lang, group: "active" } }),
    bids.mine({ query: { lang, group: "won" } }),
    ownListings.list({ query: { lang, group: "draft" } }),
    ownListings.list({ query: { lang, group: "running" } }),
    ownListings.list({ query: { lang, group: "unsold" } }),
    ownListings.statistics({}),
    bids.ifAllWon({}),
    deals.months({}),
  ]);
  const { waiting, open, received, sent, chances, owed, toPay, details, tax, admin } = await loadWaiting(
    api,
    user,
    lang,
  );
  const sells =
    running.total > 0 || open.items.some(({ side, status }) => side === "seller" && status === "awaiting_payment");
  return {
    concerns: {
      user,
      bids: active.items,
      deals: waiting.items,
      drafts: drafts.items,
      unsold: unsold.items,
      offers: [...received.items, ...sent.items],
      secondChances: chances.data,
      reviews: owed.data,
      orders: toPay.items,
      lacksBankAccount: sells && details.data.bankAccount === "",
      lacksTaxDetails: tax.data.isAsked,
      admin: admin?.data ?? null,
    },
    offerTotal: received.total + sent.total,
    openDeals: open.items.filter(({ todo }) => todo === null),
    running: running.items,
    statistics,
    ifAllWon: ifAllWon.data,
    months: months.data,
    bars: drawBars(
      months.data.map(({ month, spent, earned }) => ({ label: monthLabel(month), amounts: [spent, earned] })),
    ),
    wonTotal: won.total,
    serverTime: new Date().toISOString(),
  };
}

/** What may wait for the visitor. */
async function loadWaiting(api: ApiClient, user: User, lang: Locale) {
  const { deals, offers, orders, purchases, reviews, contact, sellerReports, moderation } = api;
  const [waiting, open, received, sent, chances, owed, toPay, details, tax, admin] = await Promise.all([
    deals.list({ query: { lang, state: "waiting" } }),
    deals.list({ query: { lang, state: "open" } }),
    offers.mine({ query: { box: "received", state: "waiting" } }),
    offers.mine({ query: { box: "sent", state: "waiting" } }),
    purchases.secondChances({ query: { lang } }),
    reviews.owed({ query: { lang } }),
    orders.mine({ query: { page: 1 } }),
    contact.get({}),
    sellerReports.ownDetails({}),
    hasScope(user, "moderation") ? moderation.waiting({}) : null,
  ]);
  return { waiting, open, received, sent, chances, owed, toPay, details, tax, admin };
}

export function meta() {
  return privateMeta("layout:account.overview");
}

/** What waits for the visitor first, then how everything stands. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  useCalledOff();
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { concerns, offerTotal, openDeals, running, statistics, ifAllWon, months, bars, wonTotal, serverTime } =
    loaderData;
  const { user, deals, bids, drafts, offers } = concerns;
  const waiting = whatWaits(concerns, new Date(serverTime));
  // More offers may wait than the first pages that are listed here.
  const waitingTotal = waiting.length + offerTotal - offers.length;
  const leading = bids.filter(({ isLeader }) => isLeader);
  const outbid = bids.filter(({ isLeader }) => !isLeader);
  const isEmpty = bids.length + deals.length + openDeals.length + drafts.length + statistics.total + wonTotal === 0;
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={statistics.total}>
      <div className="@container">
        {/* A name is one word of up to 30 letters: on a phone a long one is written smaller rather than broken. */}
        <h1
          style={{ "--letters": user.username.length } as CSSProperties}
          className="type-h1 text-[length:clamp(1.5rem,calc(190cqi/var(--letters)),2.5rem)]/[1.1] tablet:text-[length:clamp(2rem,calc(190cqi/var(--letters)),3.25rem)]/[1.1]"
        >
          {t("overview.greeting", { name: user.username })}
        </h1>
      </div>
      <p className="type-body mt-2 text-muted">{t("overview.waiting", { count: waitingTotal })}</p>
      <WaitingList waiting={waiting} />
      {isEmpty ? (
        <EmptyState
          className="mt-12"
          title={t("overview.empty.title")}
          action={
            <>
              <ButtonLink to={pathTo("search", locale)}>{t("overview.empty.browse")}</ButtonLink>
              <ButtonLink to={pathTo("addListing", locale)} kind="outline">
                {t("overview.empty.add")}
              </ButtonLink>
            </>
          }
        >
          {t("overview.empty.text")}
        </EmptyState>
      ) : (
        <>
          <Figures leading={leading.length} outbid={outbid.length} won={wonTotal} statistics={statistics} />
          <IfAllWon sums={ifAllWon} />
          {openDeals.length > 0 && <OpenDeals deals={openDeals} />}
          {/* Where one has been outbid, that waits above. */}
          {leading.length > 0 && <Leading cards={leading} />}
          {running.length > 0 && <OwnListings listings={running} />}
          <MoneyMonths months={months} bars={bars} />
        </>
      )}
    </AccountLayout>
  );
}
