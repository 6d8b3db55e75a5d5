import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { type WatchedCard, watchedGroups } from "#contract/listings/wishlist.ts";
import { localeOfPath, pathTo } from "#web/addresses/addresses.ts";
import { apiContext } from "#web/api/server-api.ts";
import { changeWatching } from "#web/features/watching/watch-store.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountFrame } from "#web/pages/account/account-frame.tsx";
import { GroupedListings } from "#web/pages/account/grouped-listings.tsx";
import { MailSetting } from "#web/pages/account/mail-setting.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/watched";
import { WatchedRow } from "./watched-row.tsx";
import { WatchedSearches } from "./watched-searches.tsx";

const groups = [...watchedGroups] as [(typeof watchedGroups)[number], ...(typeof watchedGroups)[number][]];

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "live";
  const lang = localeOfPath(pagePathOf(args.request));
  const { ownListings, preferences, watchedSearches, wishlists } = args.context.get(apiContext);
  const [list, statistics, chosen, searches] = await Promise.all([
    wishlists.watched({ query: { lang, group, page: pageOfAddress(searchParams) } }),
    ownListings.statistics({}),
    preferences.get({}),
    watchedSearches.list({}),
  ]);
  return {
    list,
    group,
    total: statistics.total,
    notifyEnding: chosen.data.notifyEnding,
    searches: searches.data,
    serverTime: new Date().toISOString(),
  };
}

export function meta({ location }: Route.MetaArgs) {
  return privateMeta({ cs: "Sledované aukce", en: "Auctions you follow" }, location);
}

/** What one watches: what runs, what is over; a note to each; whether to be told of ends. */
export default function Watched({
  loaderData: { list, group, total, notifyEnding, searches, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation("watching");
  const locale = useLocale();
  const { remove, removed } = useRemoval();
  const items = list.items.filter(({ id }) => !removed.has(id));
  return (
    <AccountFrame serverTime={serverTime} ownListingTotal={total}>
      <GroupedListings
        namespace="watching"
        texts="page"
        page="watched"
        groups={groups}
        group={group}
        list={{ ...list, items, total: list.total - (list.items.length - items.length) }}
        renderRow={(card) => <WatchedRow key={card.id} card={card} onRemove={() => remove(card)} />}
        emptyAction={<ButtonLink to={pathTo("search", locale)}>{t("page.browse")}</ButtonLink>}
      />
      <WatchedSearches searches={searches} />
      <MailSetting key={String(notifyEnding)} setting="notifyEnding" isOn={notifyEnding} />
    </AccountFrame>
  );
}

/** Time to read the name and decide. */
const undoMs = 10_000;

/** A removed row goes at once and may be had back, with its note, from the snackbar. */
function useRemoval() {
  const { t } = useTranslation("watching");
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const restore = (id: number) => setRemoved((ids) => new Set([...ids].filter((each) => each !== id)));
  const remove = ({ id, name, note, watchers }: WatchedCard) => {
    setRemoved((ids) => new Set(ids).add(id));
    notify({
      kind: "success",
      text: t("row.removed", { name }),
      durationMs: undoMs,
      action: {
        label: t("row.undo"),
        onPress: () => {
          const added = changeWatching({ id, isWatched: true, shown: watchers, note });
          void added.then(revalidate).then(() => restore(id));
        },
      },
    });
    void changeWatching({ id, isWatched: false, shown: watchers }).then(
      (isStored) => !isStored && restore(id),
    );
  };
  return { remove, removed };
}
