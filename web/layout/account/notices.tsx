import "#web/i18n/areas/own.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { MessageEvent, NoticeEvent } from "#contract/bids/live.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { nameHeard } from "#web/features/live/name-heard.ts";
import { tellMessage } from "#web/features/messages/message-feed.ts";
import { noticePlace } from "#web/features/messages/notice-place.ts";
import { useNoticeWords } from "#web/features/messages/use-notice-words.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { endSession, refreshFrame } from "#web/session/frame-store.ts";
import { coverPage } from "#web/session/session-end.ts";
import { storedToken } from "#web/session/token.ts";
import { notify } from "#web/ui/overlays/notify.ts";

const shownMs = 12_000;

/**
 * Tells a signed-in visitor, on any page, about their own bids, watched listings, deals and moderators' decisions.
 * The stream opens after the page has loaded. Where the session has ended elsewhere, the page is read anew without it, or covered.
 */
export default function Notices() {
  const tell = useNotice();
  const catchUp = useCatchUp();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const token = storedToken();
    const start = async () => {
      const { readNotices } = await import("#web/features/live/read-notices.ts");
      if (isGone) return;
      stop = readNotices({
        onNotice: (notice) => tell.current(notice),
        onMessage: hearMessage,
        onRefused: (status) => {
          if (status !== 401) return;
          if (storedToken() === token) endSession();
          if (!coverPage()) void revalidate();
        },
        onReturn: () => catchUp.current(),
      });
    };
    // The page's own content loads first.
    const timer = setTimeout(() => {
      start().catch((error: unknown) => console.warn("notices are not there", error));
    }, 500);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [tell, catchUp, revalidate]);
  return null;
}

const good: NoticeEvent["kind"][] = ["won", "leading", "approved", "sold"];

/** On the page of its conversation the page itself shows a message; elsewhere only the counts change. */
function hearMessage({ conversationId }: MessageEvent): void {
  void refreshFrame();
  tellMessage(conversationId);
}

/**
 * After a lost connection, or after the page was in the background, the visitor's deals are loaded again, as only
 * notices update them.
 */
function useCatchUp() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const catchUp = useRef<() => void>(() => {});
  useEffect(() => {
    catchUp.current = () => {
      void refreshFrame();
      if (pathname.startsWith(pathTo("deals", locale))) void revalidate();
    };
  }, [locale, pathname, revalidate]);
  return catchUp;
}

/** How a notice is shown; it changes with page and language, the stream does not. */
function useNotice() {
  const { t } = useTranslation("live");
  const wordsOf = useNoticeWords();
  const locale = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tell = useRef<(notice: NoticeEvent) => void>(() => {});
  useEffect(() => {
    tell.current = (notice) => {
      const { kind, listing } = notice;
      const to = noticePlace(notice, locale);
      void refreshFrame();
      // The visitor's deal pages show the news themselves; on the page of this deal there is nowhere to go.
      const isOfDeal = kind === "deal" || kind === "review_hidden";
      if (isOfDeal && pathname.startsWith(pathTo("deals", locale))) void revalidate();
      if (pathname.startsWith(pathTo("item", locale, { id: listing.id, slug: "" }))) {
        // The lot's own page shows its public news itself; only news that the public stream does not carry is
        // announced here.
        if (kind !== "outbid") void revalidate();
        return;
      }
      notify({
        kind: good.includes(kind) ? "success" : "info",
        id: `lot-${listing.id}`,
        // The stream is the same for all languages.
        text: wordsOf({ ...notice, listing: { ...listing, name: nameHeard(locale, listing) } }),
        durationMs: shownMs,
        ...(pathname !== to && { action: { label: t("show"), onPress: () => void navigate(to) } }),
      });
    };
  }, [t, wordsOf, locale, pathname, navigate, revalidate]);
  return tell;
}
