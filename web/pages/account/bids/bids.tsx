import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { SecondChanceOffer } from "#web/features/purchases/second-chance-offer.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { GroupedListings } from "#web/pages/account/grouped-listings.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/bids";
import { BidRow } from "./bid-row.tsx";

const groups = ["active", "won", "lost"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "active";
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, bids, purchases } = args.context.get(apiContext);
  const [list, statistics, chances] = await Promise.all([
    bids.mine({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    ownListings.statistics({}),
    purchases.secondChances({ query: { lang } }),
  ]);
  return {
    list,
    group,
    chances: chances.data,
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta() {
  return privateMeta("account:bids.title");
}

/** The auctions that the bidder takes part in, has won, has lost; always beside the bidder's own maximum. */
export default function Bids({ loaderData: { list, group, chances, total, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["account", "afterSale"]);
  const locale = useLocale();
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      {chances.length > 0 && (
        <section aria-label={t("afterSale:chance.heading")} className="mb-9 grid gap-4">
          {chances.map((chance) => (
            <SecondChanceOffer key={chance.id} chance={chance} />
          ))}
        </section>
      )}
      <GroupedListings
        texts="bids"
        page="bids"
        groups={groups}
        group={group}
        list={list}
        renderRow={(card) => <BidRow key={card.id} card={card} group={group} />}
        emptyAction={<ButtonLink to={pathTo("search", locale)}>{t("bids.browse")}</ButtonLink>}
      />
    </AccountLayout>
  );
}
