import { useState } from "react";
import { useTranslation } from "react-i18next";
import { advertisementGroups } from "#contract/advertisements.ts";
import { localeOfPath, pathTo } from "#web/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { CancelOwnDialog } from "#web/features/sales/cancel-own-dialog.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { privateMeta } from "../private-meta.ts";
import type { Route } from "./+types/advertisements";
import { AccountFrame } from "./account-frame.tsx";
import { AdvertisementRow } from "./advertisement-row.tsx";
import { DeleteDraftDialog } from "./delete-draft-dialog.tsx";
import { GroupedListings } from "./grouped-listings.tsx";
import type { OwnCard } from "./own-card.ts";
import { pageOfAddress } from "./page-of-address.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = advertisementGroups.find((each) => each === searchParams.get("group")) ?? "all";
  const lang = localeOfPath(pagePathOf(args.request));
  const { advertisements, offers, sales } = args.context.get(apiContext);
  const [list, statistics, waiting] = await Promise.all([
    advertisements.list({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    advertisements.statistics({}),
    offers.waiting({}),
  ]);
  const unsold = list.items.filter(({ status }) => status === "unsold").map(({ id }) => id);
  const steps = unsold.length === 0 ? [] : (await sales.nextSteps({ query: { ids: unsold.join(",") } })).data;
  return {
    list,
    group,
    steps,
    offersTo: waiting.data,
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Vaše aukce", en: "Your listings" }, location);
}

/** Everything one offers or seeks, by state. */
export default function Advertisements({
  loaderData: { list, group, steps, offersTo, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const [doomed, setDoomed] = useState<OwnCard | null>(null);
  const [cancelled, setCancelled] = useState<OwnCard | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const offersOf = new Map(offersTo.map(({ listingId, count }) => [listingId, count]));
  const stepsOf = new Map(steps.map((each) => [each.listingId, each]));
  return (
    <AccountFrame serverTime={serverTime} advertisementTotal={total}>
      <GroupedListings
        texts="own"
        page="advertisements"
        groups={advertisementGroups}
        group={group}
        list={list}
        renderRow={(card) => (
          <AdvertisementRow
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
        emptyAction={<ButtonLink to={pathTo("addAdvertisement", locale)}>{t("own.addNew")}</ButtonLink>}
      />
      <DeleteDraftDialog draft={doomed} onClose={() => setDoomed(null)} />
      {cancelled && (
        <CancelOwnDialog open={isCancelling} listing={cancelled} onClose={() => setCancelling(false)} />
      )}
    </AccountFrame>
  );
}
