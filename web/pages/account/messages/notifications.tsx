import "#web/i18n/areas/own.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Notification, ShownNotification } from "#contract/notifications/notifications.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { notificationPlace } from "#web/features/messages/notification-place.ts";
import { useNotificationWords } from "#web/features/messages/use-notification-words.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { refreshSession } from "#web/session/session-store.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/notifications";
import { MessageTabs } from "./message-tabs.tsx";
import { ReadAllButton } from "./read-all-button.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const { notifications } = args.context.get(apiContext);
  const lang = localeOfPath(pagePathOf(args.request));
  const list = await notifications.list({ query: { lang, page: pageOfAddress(searchParams) } });
  return { list, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("messages:tabs.notifications");
}

/** What has happened to what one sells, bids on or watches. */
export default function Notifications({ loaderData: { list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["messages", "reports"]);
  const locale = useLocale();
  useSeen(list.items);
  return (
    <AccountLayout serverTime={serverTime}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="type-h1">{t("title")}</h1>
        <ReadAllButton />
      </div>
      <MessageTabs current="notifications" />
      {list.items.length === 0 ? (
        <EmptyState className="border-y-0" title={t("notifications.empty.title")}>
          {t("notifications.empty.text")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-b">
          {groupsOf(list.items).map((group) => (
            <LotNotifications key={group[0]?.listing.id} notifications={group} />
          ))}
        </ul>
      )}
      <p className="type-small mt-5 flex flex-wrap gap-x-6">
        <Link className="quiet-link min-h-11 content-center" to={pathTo("newsSettings", locale)}>
          {t("notifications.settings")}
        </Link>
        <Link className="quiet-link min-h-11 content-center" to={pathTo("ownReports", locale)}>
          {t("reports:own.link")}
        </Link>
      </p>
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => `${pathTo("notifications", locale)}${page > 1 ? `?page=${page}` : ""}`}
      />
    </AccountLayout>
  );
}

/** Notifications of a listing stand next to each other already. */
function groupsOf(notifications: readonly ShownNotification[]): ShownNotification[][] {
  return [...Map.groupBy(notifications, ({ listing }) => listing.id).values()];
}

/** All news of one listing beside its picture, the newest first. */
function LotNotifications({ notifications }: { notifications: readonly ShownNotification[] }) {
  const card = notifications[0]?.card ?? null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-4 py-3">
      <ListingPicture
        picture={card?.picture ?? null}
        alt=""
        sizes="56px"
        {...(card && { silhouette: silhouetteOf(card) })}
      />
      <ul aria-label={notifications[0]?.listing.name} className="grid min-h-full content-center">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <Entry notification={notification} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Entry({ notification }: { notification: ShownNotification }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const wordsOf = useNotificationWords();
  return (
    <Link
      to={notificationPlace(notification, locale)}
      className="-mx-2.5 grid min-h-11 content-center items-baseline gap-x-6 gap-y-1 desktop:grid-cols-[minmax(0,1fr)_auto] rounded-control px-2.5 py-1.5 hover:bg-surface focus-visible:-outline-offset-2"
    >
      <span dir="auto" className={notification.isNew ? "min-w-0 font-semibold" : "min-w-0"}>
        <span className="[overflow-wrap:anywhere]">{typography(wordsOf(notification))}</span>
      </span>
      <span className="type-caption flex items-center gap-3 text-muted">
        {notification.isNew && <span className="font-semibold text-secondary-text">{t("notifications.new")}</span>}
        {formatDateTime(notification.at, locale)}
      </span>
    </Link>
  );
}

/** What is on the first page has been seen; it stays marked until the page is left. */
function useSeen(notifications: readonly Notification[]): void {
  const newest = notifications.some(({ isNew }) => isNew) ? notifications[0]?.id : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    quietApi.notifications
      .see({ body: { upTo: newest } })
      .then(() => refreshSession())
      .catch((error: unknown) => console.warn("notifications were not marked as seen", error));
  }, [newest]);
}
