import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { watchFormId } from "./watch-form.ts";
import { loadWatching } from "./watch-store.ts";

/**
 * Once a page: what its visitor watches, anew when somebody signs in or out. Its form is where watch buttons lead
 * without scripts: to signing in, and back.
 */
export function WatchLoader() {
  const { t } = useTranslation("watching");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { kind, session, isSure } = useVisitor();
  const userId = session?.user.id ?? null;
  const tools = useRef({ t, revalidate });
  tools.current = { t, revalidate };
  const watched = useRef(session?.watched);
  watched.current = session?.watched;
  const isSignedIn = userId !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account is a reason to read anew
  useEffect(() => {
    if (kind === "anybody" || (kind === "member" && !isSignedIn)) return;
    const onFailure = (failure: string, words?: string) =>
      notify({ kind: "error", id: "wishlist", text: words ?? tools.current.t(`wishlist.${failure}`) });
    const known = isSignedIn && watched.current ? { watched: watched.current, isSure } : {};
    void loadWatching({ isSignedIn, ...known, locale, onFailure }).then((hasMerged) => {
      // The page may have been rendered before: its list and counts lack what was merged.
      if (hasMerged) void tools.current.revalidate();
    });
  }, [kind, isSignedIn, userId, isSure, locale]);
  return (
    <form id={watchFormId} action={pathTo("signIn", locale)} method="get" data-hold hidden>
      <input type="hidden" name="redirect" value={pathname} />
    </form>
  );
}
