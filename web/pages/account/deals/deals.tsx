import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { ListingRows } from "#web/pages/account/listing-row.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/deals";
import { DealRow } from "./deal-row.tsx";

const groups = ["waiting", "open", "closed"] as const;
type Group = (typeof groups)[number];

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, deals } = args.context.get(apiContext);
  await leadToDealOf(searchParams.get("listing"));
  const wanted = groups.find((each) => each === searchParams.get("group"));
  const page = pageOfAddress(searchParams);
  const [list, statistics, waiting] = await Promise.all([
    deals.list({ query: { lang, state: wanted ?? "open", page } }),
    ownListings.statistics({}),
    deals.list({ query: { lang, state: "waiting" } }),
  ]);
  return {
    list,
    group: wanted ?? ("open" satisfies Group as Group),
    waitingTotal: waiting.total,
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };

  /** The page of an item links here with its id: it leads on to the deal, if there is one yet. */
  async function leadToDealOf(listing: string | null): Promise<void> {
    if (!listing || !/^[1-9]\d{0,15}$/.test(listing)) return;
    const { items } = await deals.list({ query: { lang, listing: Number(listing) } });
    if (items[0]) throw redirect(pathTo("deal", lang, { id: items[0].id }));
  }
}

export function meta() {
  return privateMeta("deals:title");
}

/** One's deals: those that wait for oneself, all that run, those that are over. */
export default function Deals({ loaderData: { list, group, waitingTotal, total, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const hrefOf = (to: Group, page = 1) => {
    const query = new URLSearchParams({
      ...(to !== "open" && { group: to }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${pathTo("deals", locale)}?${query}` : pathTo("deals", locale);
  };
  const countOf = (each: Group) => (each === "waiting" ? waitingTotal : each === group ? list.total : undefined);
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      <h1 className="type-h1">{t("title")}</h1>
      <Tabs
        className="mt-6"
        label={t("title")}
        tabs={(["open", "waiting", "closed"] as const).map((each) => ({
          to: hrefOf(each),
          label: t(`group.${each}`),
          current: each === group,
          count: countOf(each),
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState
          className="border-t-0"
          title={t(`empty.${group}.title`)}
          action={<ButtonLink to={pathTo("search", locale)}>{t("browse")}</ButtonLink>}
        >
          {t(`empty.${group}.text`)}
        </EmptyState>
      ) : (
        <ListingRows>
          {list.items.map((deal) => (
            <DealRow key={deal.id} deal={deal} />
          ))}
        </ListingRows>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => hrefOf(group, page)}
      />
    </AccountLayout>
  );
}
