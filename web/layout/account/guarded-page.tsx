import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { laterPart } from "#web/loading/later-part.ts";
import { standStill } from "#web/session/session-end.ts";
import { useSessionView } from "#web/session/visitor.tsx";
import { useLoginPrompt } from "./login-prompt.tsx";

const SessionCover = laterPart(() => import("./session-cover.tsx"));

/**
 * A page of somebody's own that stays where the session ends elsewhere: what is on it is hidden, since whoever sits there may be somebody
 * else, and the log-in widget opens over it. The same person finds it as it was, typed text included; for another one it is loaded anew.
 */
export function GuardedPage({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const login = useLoginPrompt();
  const prompt = useRef(login);
  prompt.current = login;
  const [isCovered, setCovered] = useState(false);
  useOwner({ onSame: () => setCovered(false) });
  useEffect(() => standStill(() => setCovered(true)), []);
  const here = pathname + search;
  useEffect(() => {
    if (!isCovered) return;
    prompt.current.ask(here);
    return () => prompt.current.close();
  }, [isCovered, here]);
  return (
    <>
      {isCovered && (
        <Suspense>
          <SessionCover onLogIn={() => prompt.current.ask(here)} />
        </Suspense>
      )}
      <div hidden={isCovered}>{children}</div>
    </>
  );
}

/** Whoever the page was loaded for owns it: their return is told, and for anybody else it is loaded anew. */
function useOwner({ onSame }: { onSame: () => void }): void {
  const id = useSessionView()?.user.id ?? null;
  const owner = useRef(id);
  const described = useRef(onSame);
  described.current = onSame;
  useEffect(() => {
    if (id === null) return;
    owner.current ??= id;
    if (owner.current === id) described.current();
    else window.location.reload();
  }, [id]);
}
