import "#web/i18n/areas/own.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { MessageEvent, NotificationEvent } from "#contract/bids/live.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { announceMessage } from "#web/features/messages/message-feed.ts";
import { notificationPlace } from "#web/features/messages/notification-place.ts";
import { useNotificationWords } from "#web/features/messages/use-notification-words.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { nameHeard } from "#web/live/name-heard.ts";
import { coverPage } from "#web/session/session-end.ts";
import { endSession, refreshSession } from "#web/session/session-store.ts";
import { storedToken } from "#web/session/token.ts";
import { notify } from "#web/ui/overlays/notify.ts";

const shownMs = 12_000;

/**
 * Tells a signed-in visitor, on any page, about their own bids, watched listings, deals and moderators' decisions.
 * The stream opens after the page has loaded. Where the session has ended elsewhere, the page is read anew without it, or covered.
 */
export default function Notifications() {
  const announce = useNotification();
  const catchUp = useCatchUp();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const token = storedToken();
    const start = async () => {
      const { readNotifications } = await import("#web/live/read-notifications.ts");
      if (isGone) return;
      stop = readNotifications({
        onNotification: (notification) => announce.current(notification),
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
      start().catch((error: unknown) => console.warn("notifications are not there", error));
    }, 500);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [announce, catchUp, revalidate]);
  return null;
}

const good: NotificationEvent["kind"][] = ["won", "leading", "approved", "sold"];

/** On the page of its conversation the page itself shows a message; elsewhere only the counts change. */
function hearMessage({ conversationId }: MessageEvent): void {
  void refreshSession();
  announceMessage(conversationId);
}

/**
 * After a lost connection, or after the page was in the background, the visitor's deals are loaded again, as only
 * notifications update them.
 */
function useCatchUp() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const catchUp = useRef<() => void>(() => {});
  useEffect(() => {
    catchUp.current = () => {
      void refreshSession();
      if (pathname.startsWith(pathTo("deals", locale))) void revalidate();
    };
  }, [locale, pathname, revalidate]);
  return catchUp;
}

/** How a notification is shown; it changes with page and language, the stream does not. */
function useNotification() {
  const { t } = useTranslation("live");
  const wordsOf = useNotificationWords();
  const locale = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const announce = useRef<(notification: NotificationEvent) => void>(() => {});
  useEffect(() => {
    announce.current = (notification) => {
      const { kind, listing } = notification;
      const to = notificationPlace(notification, locale);
      void refreshSession();
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
        text: wordsOf({ ...notification, listing: { ...listing, name: nameHeard(locale, listing) } }),
        durationMs: shownMs,
        ...(pathname !== to && { action: { label: t("show"), onPress: () => void navigate(to) } }),
      });
    };
  }, [t, wordsOf, locale, pathname, navigate, revalidate]);
  return announce;
}
