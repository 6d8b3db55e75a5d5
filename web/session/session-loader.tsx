import { Suspense, useEffect, useRef } from "react";
import { useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { laterPart } from "#web/loading/later-part.ts";
import type { RootData } from "#web/site/root-data.ts";
import { coverPage, onSessionEnd } from "./session-end.ts";
import { announceSession, endSession, followSignIn, markDocument, refreshSession } from "./session-store.ts";
import { storedToken } from "./token.ts";
import { useVisitor } from "./visitor.tsx";

const CountsRefresher = laterPart(() => import("./counts-refresher.tsx"));

/**
 * Once a page: learns who its visitor is, and keeps that up to date. `listing`: the one that the page shows and that came without
 * the visitor's own part.
 */
export function SessionLoader({ listing }: { listing: number | undefined }) {
  const loaded = useRouteLoaderData<RootData>("root")?.session ?? null;
  const { pathname } = useLocation();
  const { kind, isSure } = useVisitor();
  const isFresh = useRef(loaded !== null);
  useSessionEnds();
  useEffect(() => {
    // What the page's own loaders have just read of the visitor is the newest there is.
    if (loaded) announceSession(loaded);
  }, [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to look
  useEffect(() => {
    markDocument();
    // A page that was rendered for its visitor brings the newest along.
    const isNew = !isFresh.current;
    isFresh.current = false;
    if (isNew && storedToken() !== null) void refreshSession(listing);
  }, [pathname, listing]);
  const isSomebody = kind === "member" || (kind === "guest" && !isSure);
  return (
    isSomebody && (
      <Suspense>
        <CountsRefresher />
      </Suspense>
    )
  );
}

/** A session that has ended on the server, or another tab's sign-in: the page is read anew for whoever it is for now, or covered. */
function useSessionEnds(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const readAnew = () => void (coverPage() || revalidate());
    const stopHearing = onSessionEnd(() => {
      endSession();
      readAnew();
    });
    const stopFollowing = followSignIn(readAnew);
    return () => {
      stopHearing();
      stopFollowing();
    };
  }, [revalidate]);
}
