import { type ReactNode, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { SessionView } from "#contract/session/session.ts";
import type { RootData } from "#web/site/root-data.ts";
import { knownBefore, knownNow, subscribeToKnown } from "./session-store.ts";

/**
 * Who looks at the page. "anybody": the page has come as it is for everybody, and React has not taken over yet. A member's
 * frame is null until it is known, and `isSure` once the server has said it since the page was opened.
 */
export type Visitor =
  | { readonly kind: "anybody" | "guest"; readonly session: null; readonly isSure: boolean }
  | { readonly kind: "member"; readonly session: SessionView | null; readonly isSure: boolean };

/** As the server has last said; until then as the page came, then as this tab remembers. */
export function useVisitor(): Visitor {
  const loaded = useRouteLoaderData<RootData>("root")?.session ?? null;
  const known = useSyncExternalStore(subscribeToKnown, knownNow, knownBefore);
  const isSure = known.isAnswered;
  if (!isSure && loaded) return { kind: "member", session: loaded, isSure: true };
  if (known === knownBefore()) return { kind: "anybody", session: null, isSure };
  if (known.session === null) return { kind: "guest", session: null, isSure };
  return { kind: "member", session: known.session ?? null, isSure };
}

/** What is known of the signed-in visitor. */
export function useSessionView(): SessionView | null {
  return useVisitor().session;
}

/** What is for guests alone. Before anything is known of the visitor it is hidden by the document's mark. */
export function ForGuest({ children }: { children: ReactNode }) {
  return useVisitor().kind === "member" ? null : <div className="guest-only">{children}</div>;
}

/** What is for signed-in people alone, whoever they are. `isCertain`: what is shown shows by itself that somebody is signed in. */
export function ForMember({ isCertain = false, children }: { isCertain?: boolean; children: ReactNode }) {
  const { kind, session } = useVisitor();
  if (kind === "guest" && !isCertain) return null;
  return <div className={isCertain || session ? "contents" : "member-only"}>{children}</div>;
}
