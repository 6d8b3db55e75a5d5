import { useTranslation } from "react-i18next";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { SecondChanceOffer } from "#web/features/sales/second-chance-offer.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/bids";
import { AccountFrame } from "./account-frame.tsx";
import { BidRow } from "./bid-row.tsx";
import { GroupedListings } from "./grouped-listings.tsx";
import { pageOfAddress } from "./page-of-address.ts";

const groups = ["active", "won", "lost"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "active";
  const lang = localeOfPath(pagePathOf(args.request));
  const { advertisements, bids, sales } = args.context.get(apiContext);
  const [list, statistics, chances] = await Promise.all([
    bids.mine({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    advertisements.statistics({}),
    sales.secondChances({ query: { lang } }),
  ]);
  return {
    list,
    group,
    chances: chances.data,
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Aukce, kde přihazujete", en: "Auctions you bid in" }, location);
}

/** The auctions one bids in, has won, has lost; always beside one's own maximum. */
export default function Bids({
  loaderData: { list, group, chances, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation(["account", "sales"]);
  const locale = useLocale();
  return (
    <AccountFrame serverTime={serverTime} advertisementTotal={total}>
      {chances.length > 0 && (
        <section aria-label={t("sales:chance.heading")} className="mb-9 grid gap-4">
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
    </AccountFrame>
  );
}
