import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import type { NoticeEvent } from "#contract/live.ts";
import type { Locale } from "#contract/locale.ts";
import { pathTo } from "#web/addresses.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { clearToken, storedToken } from "#web/session/token.ts";
import { notify } from "#web/ui/notify.ts";

const shownMs = 12_000;

/** Tells a signed-in visitor, on whichever page, what has happened to the own bids and what one watches, in deals, and what moderators decided. The stream is loaded after the page. */
export default function Notices() {
  const tell = useNotice();
  const catchUp = useCatchUp();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const token = storedToken();
    const refused = (status: number) => {
      if (status !== 401) return;
      if (storedToken() === token) clearToken();
      void revalidate();
    };
    const start = async () => {
      const { readNotices } = await import("#web/features/live/read-notices.ts");
      if (isGone) return;
      stop = readNotices(
        (notice) => tell.current(notice),
        refused,
        () => catchUp.current(),
      );
    };
    // What the page shows comes first.
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

const good: NoticeEvent["kind"][] = ["won", "leading", "approved"];

/** Where a notice leads: to the lot, or to what one can do about it. */
function placeOf({ kind, listing, dealId }: NoticeEvent, locale: Locale): string {
  if (dealId !== null) return pathTo("deal", locale, { id: dealId });
  if (kind === "returned") return pathTo("editAdvertisement", locale, { id: listing.id });
  if (kind === "review_hidden") return `${pathTo("deals", locale)}?listing=${listing.id}`;
  return pathTo("item", locale, listing);
}

/** After a break of the line, or after the page was away: one's deals are loaded anew, for they live by notices alone. */
function useCatchUp() {
  const locale = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const catchUp = useRef<() => void>(() => {});
  useEffect(() => {
    catchUp.current = () => {
      if (pathname.startsWith(pathTo("deals", locale))) void revalidate();
    };
  }, [locale, pathname, revalidate]);
  return catchUp;
}

/** How a notice is told; changes with page and language, the stream does not. */
function useNotice() {
  const { t } = useTranslation("live");
  const locale = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tell = useRef<(notice: NoticeEvent) => void>(() => {});
  useEffect(() => {
    tell.current = (notice) => {
      const { kind, listing, price } = notice;
      const to = placeOf(notice, locale);
      // One's deals show the news themselves; on the page of this very one there is nowhere to go.
      const isOfDeal = kind === "deal" || kind === "review_hidden";
      if (isOfDeal && pathname.startsWith(pathTo("deals", locale))) void revalidate();
      if (pathname.startsWith(pathTo("item", locale, { id: listing.id, slug: "" }))) {
        // The page of the lot says it itself; of what the public stream cannot know it is told here.
        if (kind !== "outbid") void revalidate();
        return;
      }
      notify({
        kind: good.includes(kind) ? "success" : "info",
        id: `lot-${listing.id}`,
        text: t(kind, { name: listing.name, price: price === null ? "" : formatCzk(price, locale) }),
        durationMs: shownMs,
        ...(pathname !== to && { action: { label: t("show"), onPress: () => void navigate(to) } }),
      });
    };
  }, [t, locale, pathname, navigate, revalidate]);
  return tell;
}
