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
import type { OwnCard } from "#web/pages/account/listings/own-card.ts";
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
import { Leading, leadingShown } from "./leading.tsx";
import { MoneyMonths } from "./money-months.tsx";
import { dealsShown, OpenDeals } from "./open-deals.tsx";
import { OwnListings, ownShown } from "./running-listings.tsx";
import { useCalledOff } from "./use-called-off.ts";
import { type Concerns, whatWaits } from "./waiting.ts";
import { WaitingList } from "./waiting-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  const user = await requireSignedIn(args);
  const api = args.context.get(apiContext);
  const { ownListings, bids, deals } = api;
  const lang = localeOfPath(pagePathOf(args.request));
  // Asked for together, because the reads of a page that are asked for together cost half.
  const [active, won, drafts, running, unsold, statistics, ifAllWon, months, others] = await Promise.all([
    bids.mine({ query: { lang, group: "active" } }),
    bids.mine({ query: { lang, group: "won" } }),
    ownListings.list({ query: { lang, group: "draft" } }),
    ownListings.list({ query: { lang, group: "running" } }),
    ownListings.list({ query: { lang, group: "unsold" } }),
    ownListings.statistics({}),
    bids.ifAllWon({}),
    deals.months({}),
    loadOthers(api, user, lang),
  ]);
  const now = new Date();
  const own = { bids: active.items, drafts: drafts.items, unsold: unsold.items, sells: running.total > 0 };
  const { waiting, waitingTotal } = allThatWaits(user, own, others, now);
  const { open, dealTotal } = others;
  const leading = active.items.filter(({ isLeader }) => isLeader);
  const had = active.items.length + dealTotal + drafts.total + statistics.total + won.total;
  return {
    username: user.username,
    waiting,
    waitingTotal,
    isEmpty: had === 0,
    leading: leading.slice(0, leadingShown),
    counts: { leading: leading.length, outbid: active.items.length - leading.length, won: won.total },
    openDeals: open.items.filter(({ todo }) => todo === null).slice(0, dealsShown),
    running: running.items.slice(0, ownShown),
    statistics,
    ifAllWon: ifAllWon.data,
    months: months.data,
    bars: drawBars(
      months.data.map(({ month, spent, earned }) => ({ label: monthLabel(month), amounts: [spent, earned] })),
    ),
    serverTime: now.toISOString(),
  };
}

type Own = Pick<Concerns<OwnCard>, "bids" | "drafts" | "unsold"> & { sells: boolean };

/** What may wait for the visitor besides their own bids and listings, and the open deals. */
async function loadOthers(api: ApiClient, user: User, lang: Locale) {
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
  const offered = [...received.items, ...sent.items];
  return {
    open,
    dealTotal: waiting.total + open.total,
    // More offers may wait than the first pages that are listed here.
    unlistedOffers: received.total + sent.total - offered.length,
    awaitsMoney: open.items.some(({ side, status }) => side === "seller" && status === "awaiting_payment"),
    hasBankAccount: details.data.bankAccount !== "",
    concerns: {
      ...{ offers: offered, deals: waiting.items, secondChances: chances.data, reviews: owed.data },
      orders: toPay.items,
      lacksTaxDetails: tax.data.isAsked,
      admin: admin?.data ?? null,
    },
  };
}

function allThatWaits(user: User, { sells, ...own }: Own, others: Awaited<ReturnType<typeof loadOthers>>, now: Date) {
  const { concerns, awaitsMoney, hasBankAccount, unlistedOffers } = others;
  const lacksBankAccount = (sells || awaitsMoney) && !hasBankAccount;
  const waiting = whatWaits({ ...concerns, ...own, user, lacksBankAccount }, now);
  return { waiting, waitingTotal: waiting.length + unlistedOffers };
}

export function meta() {
  return privateMeta("layout:account.overview");
}

/** What waits for the visitor first, then how everything stands. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  useCalledOff();
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { username, waiting, waitingTotal, isEmpty, leading, counts, openDeals, running, statistics } = loaderData;
  const { ifAllWon, months, bars, serverTime } = loaderData;
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={statistics.total}>
      <div className="@container">
        {/* A name is one word of up to 30 letters: on a phone a long one is written smaller rather than broken. */}
        <h1
          style={{ "--letters": username.length } as CSSProperties}
          className="type-h1 text-[length:clamp(1.5rem,calc(190cqi/var(--letters)),2.5rem)]/[1.1] tablet:text-[length:clamp(2rem,calc(190cqi/var(--letters)),3.25rem)]/[1.1]"
        >
          {t("overview.greeting", { name: username })}
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
          <Figures {...counts} statistics={statistics} />
          <IfAllWon sums={ifAllWon} />
          {openDeals.length > 0 && <OpenDeals deals={openDeals} />}
          {/* Where one has been outbid, that waits above. */}
          {leading.length > 0 && <Leading cards={leading} total={counts.leading} />}
          {running.length > 0 && <OwnListings listings={running} />}
          <MoneyMonths months={months} bars={bars} />
        </>
      )}
    </AccountLayout>
  );
}
