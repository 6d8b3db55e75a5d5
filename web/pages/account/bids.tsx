import { useTranslation } from "react-i18next";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/bids";
import { AccountFrame } from "./account-frame.tsx";
import { BidRow } from "./bid-row.tsx";
import { ListingRows } from "./listing-row.tsx";
import { pageOfAddress } from "./page-of-address.ts";

const groups = ["active", "won", "lost"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "active";
  const lang = localeOfPath(pagePathOf(args.request));
  const { advertisements, bids } = args.context.get(apiContext);
  const [list, statistics] = await Promise.all([
    bids.mine({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    advertisements.statistics({}),
  ]);
  return { list, group, total: statistics.total, serverTime: new Date().toISOString() };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Aukce, kde přihazujete", en: "Auctions you bid in" }, location);
}

/** The auctions one bids in, has won, has lost; always beside one's own maximum. */
export default function Bids({ loaderData: { list, group, total, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const base = pathTo("bids", locale);
  const hrefOf = (to: string, page = 1) => {
    const query = new URLSearchParams({
      ...(to !== "active" && { group: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${base}?${query}` : base;
  };
  return (
    <AccountFrame serverTime={serverTime} advertisementTotal={total}>
      <h1 className="type-h1">{t("bids.title")}</h1>
      <Tabs
        className="mt-6"
        label={t("bids.title")}
        tabs={groups.map((each) => ({
          to: hrefOf(each),
          label: t(`bids.group.${each}`),
          current: each === group,
          ...(each === group && { count: list.total }),
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          className="border-t-0"
          title={t(`bids.empty.${group}.title`)}
          action={<ButtonLink to={pathTo("search", locale)}>{t("bids.browse")}</ButtonLink>}
        >
          {t(`bids.empty.${group}.text`)}
        </EmptyState>
      ) : (
        <ListingRows>
          {list.items.map((card) => (
            <BidRow key={card.id} card={card} group={group} />
          ))}
        </ListingRows>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => hrefOf(group, page)}
      />
    </AccountFrame>
  );
}
