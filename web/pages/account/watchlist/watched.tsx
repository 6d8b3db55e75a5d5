import "#web/i18n/areas/own.ts";
import { HeartOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { type WatchedCard, watchedGroups } from "#contract/watchlist/wishlist.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import { apiContext } from "#web/api/server-api.ts";
import { guestListIn } from "#web/features/watchlist/guest-wishlist.ts";
import { changeWatching } from "#web/features/watchlist/watch-store.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { GroupedListings } from "#web/pages/account/grouped-listings.tsx";
import { MailSetting } from "#web/pages/account/mail-setting.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { currentUser, pagePathOf } from "#web/session/guards.ts";
import { signInFor } from "#web/session/wanted-page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { SharedIcons } from "#web/ui/shared-icons.tsx";
import type { Route } from "./+types/watched";
import { WatchedRow } from "./watched-row.tsx";

const groups = [...watchedGroups] as [(typeof watchedGroups)[number], ...(typeof watchedGroups)[number][]];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const group = groups.find((each) => each === searchParams.get("group")) ?? "live";
  const lang = localeOfPath(pagePathOf(args.request));
  const query = { lang, group, page: pageOfAddress(searchParams) };
  const user = await currentUser(args);
  const list = user ? await ownList(args, query) : await guestList(args, query);
  return { list, group, own: user && (await ownPart(args)), serverTime: new Date().toISOString() };
}

type WatchedQuery = { lang: "cs" | "en"; group: (typeof watchedGroups)[number]; page: number };
const nothing = { items: [], total: 0, totals: { live: 0, ended: 0 }, page: 1, pages: 1 };

const ownList = ({ context }: Route.LoaderArgs, query: WatchedQuery) =>
  context.get(apiContext).wishlists.watched({ query });

/** What this browser watches without an account; nothing where its list has run out (rule W2). */
async function guestList({ context, request }: Route.LoaderArgs, query: WatchedQuery) {
  const tempId = guestListIn(request.headers.get("cookie"));
  if (!tempId) return nothing;
  return context
    .get(apiContext)
    .wishlists.watchedByGuest({ params: { tempId }, query })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return nothing;
      throw error;
    });
}

/** What only an account has: mails, a menu. */
async function ownPart({ context }: Route.LoaderArgs) {
  const { ownListings, preferences } = context.get(apiContext);
  const [statistics, chosen] = await Promise.all([ownListings.statistics({}), preferences.get({})]);
  return { total: statistics.total, notifyEnding: chosen.data.notifyEnding };
}

export function meta() {
  return privateMeta("watchlist:page.title");
}

/** What one watches, with an account or without: what runs, what is over; a note to each; for accounts, whether to be told of ends. */
export default function Watched({ loaderData: { list, group, own, serverTime } }: Route.ComponentProps) {
  const shown = <WatchedListings list={list} group={group} isGuest={own === null} />;
  if (!own) {
    return (
      <ServerClock time={serverTime}>
        <div className="container-page py-9 desktop:py-12">{shown}</div>
      </ServerClock>
    );
  }
  const { total, notifyEnding } = own;
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      {shown}
      <MailSetting key={String(notifyEnding)} setting="notifyEnding" isOn={notifyEnding} />
    </AccountLayout>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function WatchedListings({ list, group, isGuest }: Pick<Loaded, "list" | "group"> & { isGuest: boolean }) {
  const { t } = useTranslation("watchlist");
  const locale = useLocale();
  const { remove, removed } = useRemoval();
  const items = list.items.filter(({ id }) => !removed.has(id));
  return (
    <>
      <SharedIcons icons={{ "heart-off": HeartOff }} />
      <GroupedListings
        namespace="watchlist"
        texts="page"
        page="watched"
        groups={groups}
        group={group}
        list={{ ...list, items, total: list.total - (list.items.length - items.length) }}
        renderRow={(card) => <WatchedRow key={card.id} card={card} onRemove={() => remove(card)} />}
        emptyAction={<ButtonLink to={pathTo("search", locale)}>{t("page.browse")}</ButtonLink>}
      />
      {isGuest && (
        <p className="type-small mt-6 max-w-[68ch] text-muted">
          {t("page.guest")}{" "}
          <Link className="quiet-link" to={signInFor(locale, { pathname: pathTo("watched", locale), search: "" })}>
            {t("page.signIn")}
          </Link>
        </p>
      )}
    </>
  );
}

/** A removed row goes at once and may be had back, with its note, from the snackbar. */
function useRemoval() {
  const { t } = useTranslation("watchlist");
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const restore = (id: number) => setRemoved((ids) => new Set([...ids].filter((each) => each !== id)));
  const remove = ({ id, name, note, watchers }: WatchedCard) => {
    setRemoved((ids) => new Set(ids).add(id));
    notify({
      kind: "success",
      text: t("row.removed", { name }),
      action: {
        label: t("row.undo"),
        onPress: () => {
          const added = changeWatching({ id, isWatched: true, shown: watchers, note });
          void added.then(revalidate).then(() => restore(id));
        },
      },
    });
    void changeWatching({ id, isWatched: false, shown: watchers }).then((isStored) => !isStored && restore(id));
  };
  return { remove, removed };
}
