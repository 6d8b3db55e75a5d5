import "#web/i18n/areas/own.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Notice, ShownNotice } from "#contract/messages/notices.ts";
import { localeOfPath } from "#web/addresses/addresses.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { noticePlace } from "#web/features/messages/notice-place.ts";
import { useNoticeWords } from "#web/features/messages/use-notice-words.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountFrame } from "#web/pages/account/account-frame.tsx";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { refreshFrame } from "#web/session/frame-store.ts";
import { pagePathOf, requireSignedIn } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/notices";
import { MessageTabs } from "./message-tabs.tsx";
import { ReadAllButton } from "./read-all-button.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const { notices } = args.context.get(apiContext);
  const lang = localeOfPath(pagePathOf(args.request));
  const list = await notices.list({ query: { lang, page: pageOfAddress(searchParams) } });
  return { list, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("messages:tabs.notices");
}

/** What has happened to what one sells, bids on or watches. */
export default function Notices({ loaderData: { list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation(["messages", "reports"]);
  const locale = useLocale();
  useSeen(list.items);
  return (
    <AccountFrame serverTime={serverTime}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="type-h1">{t("title")}</h1>
        <ReadAllButton />
      </div>
      <MessageTabs current="notices" />
      {list.items.length === 0 ? (
        <EmptyState className="border-y-0" title={t("notices.empty.title")}>
          {t("notices.empty.text")}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-b">
          {groupsOf(list.items).map((group) => (
            <LotNotices key={group[0]?.listing.id} notices={group} />
          ))}
        </ul>
      )}
      <p className="type-small mt-5 flex flex-wrap gap-x-6">
        <Link className="quiet-link min-h-11 content-center" to={pathTo("newsSettings", locale)}>
          {t("notices.settings")}
        </Link>
        <Link className="quiet-link min-h-11 content-center" to={pathTo("ownReports", locale)}>
          {t("reports:own.link")}
        </Link>
      </p>
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => `${pathTo("notices", locale)}${page > 1 ? `?page=${page}` : ""}`}
      />
    </AccountFrame>
  );
}

/** Notices of a listing stand next to each other already. */
function groupsOf(notices: readonly ShownNotice[]): ShownNotice[][] {
  return [...Map.groupBy(notices, ({ listing }) => listing.id).values()];
}

/** All news of one listing beside its picture, the newest first. */
function LotNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const card = notices[0]?.card ?? null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-4 py-3">
      <ListingPicture
        picture={card?.picture ?? null}
        alt=""
        sizes="56px"
        {...(card && { silhouette: silhouetteOf(card) })}
      />
      <ul aria-label={notices[0]?.listing.name} className="grid min-h-full content-center">
        {notices.map((notice) => (
          <li key={notice.id}>
            <Entry notice={notice} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Entry({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const wordsOf = useNoticeWords();
  return (
    <Link
      to={noticePlace(notice, locale)}
      className="-mx-2.5 grid min-h-11 content-center items-baseline gap-x-6 gap-y-1 desktop:grid-cols-[minmax(0,1fr)_auto] rounded-control px-2.5 py-1.5 hover:bg-surface focus-visible:-outline-offset-2"
    >
      <span dir="auto" className={notice.isNew ? "min-w-0 font-semibold" : "min-w-0"}>
        <span className="[overflow-wrap:anywhere]">{typography(wordsOf(notice))}</span>
      </span>
      <span className="type-caption flex items-center gap-3 text-muted">
        {notice.isNew && <span className="font-semibold text-secondary-text">{t("notices.new")}</span>}
        {formatDateTime(notice.at, locale)}
      </span>
    </Link>
  );
}

/** What is on the first page has been seen; it stays marked until the page is left. */
function useSeen(notices: readonly Notice[]): void {
  const newest = notices.some(({ isNew }) => isNew) ? notices[0]?.id : undefined;
  useEffect(() => {
    if (newest === undefined) return;
    quietApi.notices
      .see({ body: { upTo: newest } })
      .then(() => refreshFrame())
      .catch((error: unknown) => console.warn("notices were not marked as seen", error));
  }, [newest]);
}
