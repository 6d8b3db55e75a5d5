import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { standStill } from "#web/session/session-end.ts";
import { useFrame } from "#web/session/visitor.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useLoginPrompt } from "./login-prompt.tsx";

/**
 * A page of somebody's own that stays where the session ends elsewhere: what is on it is hidden, since whoever sits there may be somebody
 * else, and the log-in widget opens over it. The same person finds it as it was, typed text included; for another one it is loaded anew.
 */
export function StandingPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("security");
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
        <Notice
          tone="warning"
          live
          className="mb-8"
          title={t("standing.title")}
          action={<Button onClick={() => prompt.current.ask(here)}>{t("standing.logIn")}</Button>}
        >
          {t("standing.text")}
        </Notice>
      )}
      <div hidden={isCovered}>{children}</div>
    </>
  );
}

/** Whoever the page was loaded for owns it: their return is told, and for anybody else it is loaded anew. */
function useOwner({ onSame }: { onSame: () => void }): void {
  const id = useFrame()?.user.id ?? null;
  const owner = useRef(id);
  const told = useRef(onSame);
  told.current = onSame;
  useEffect(() => {
    if (id === null) return;
    owner.current ??= id;
    if (owner.current === id) told.current();
    else window.location.reload();
  }, [id]);
}
