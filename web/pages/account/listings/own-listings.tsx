import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { ownListingGroups } from "#contract/listings/own-listings.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CancelOwnDialog } from "#web/features/purchases/cancel-own-dialog.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { GroupedListings } from "#web/pages/account/grouped-listings.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { drawDays } from "#web/pages/account/statistics/draw-days.server.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { SharedIcons } from "#web/ui/shared-icons.tsx";
import type { Route } from "./+types/own-listings";
import { AllDays } from "./all-days.tsx";
import { copyIcons } from "./copy-button.tsx";
import { DeleteDraftDialog } from "./delete-draft-dialog.tsx";
import type { OwnCard } from "./own-card.ts";
import { OwnListingRow } from "./own-listing-row.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = ownListingGroups.find((each) => each === searchParams.get("group")) ?? "all";
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, listingDays, offers, purchases } = args.context.get(apiContext);
  const [list, statistics, waiting, days] = await Promise.all([
    ownListings.list({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    ownListings.statistics({}),
    offers.waiting({}),
    listingDays.all({}),
  ]);
  const over = list.items.filter(({ status }) => status === "unsold" || status === "cancelled").map(({ id }) => id);
  const steps = over.length === 0 ? [] : (await purchases.nextSteps({ query: { ids: over.join(",") } })).data;
  return {
    list,
    group,
    steps,
    offersTo: waiting.data,
    days: days.data,
    bars: drawDays(days.data, lang),
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta() {
  return privateMeta("account:own.title");
}

/** Everything one offers or seeks, by state. */
export default function OwnListings({
  loaderData: { list, group, steps, offersTo, days, bars, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const [doomed, setDoomed] = useState<OwnCard | null>(null);
  const [cancelled, setCancelled] = useState<OwnCard | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const offersOf = new Map(offersTo.map(({ listingId, count }) => [listingId, count]));
  const stepsOf = new Map(steps.map((each) => [each.listingId, each]));
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      <SharedIcons icons={copyIcons} />
      <GroupedListings
        texts="own"
        page="ownListings"
        groups={ownListingGroups}
        group={group}
        list={list}
        renderRow={(card) => (
          <OwnListingRow
            key={card.id}
            card={card}
            steps={stepsOf.get(card.id)}
            offers={offersOf.get(card.id) ?? 0}
            onDelete={setDoomed}
            onCancel={(next) => {
              setCancelled(next);
              setCancelling(true);
            }}
          />
        )}
        beside={
          <Link to={pathTo("manyBottles", locale)} className="quiet-link type-small py-2.5">
            {t("own.many")}
          </Link>
        }
        emptyAction={<ButtonLink to={pathTo("addListing", locale)}>{t("own.addNew")}</ButtonLink>}
      />
      <AllDays days={days} bars={bars} />
      <DeleteDraftDialog draft={doomed} onClose={() => setDoomed(null)} />
      {cancelled && <CancelOwnDialog open={isCancelling} listing={cancelled} onClose={() => setCancelling(false)} />}
    </AccountLayout>
  );
}
