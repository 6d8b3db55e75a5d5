import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#web/ui/overlays/notify.ts";
import { giveUp, refreshSession } from "./session-store.ts";

/** PA10: The counts of messages and own listings are asked for every {everyMs} while the page is looked at. */
export const everyMs = 10_000;
/** A visitor who is not known by then is shown the page as a guest sees it, until an answer comes. */
const giveUpMs = 5_000;

/** While somebody is signed in: asks what is new for them, and says so where nobody answers who they are. */
export default function CountsRefresher() {
  const { t } = useTranslation();
  const words = useRef("");
  words.current = t("unknownVisitor");
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refreshSession();
    };
    const timer = setInterval(look, everyMs);
    const patience = setTimeout(() => {
      if (giveUp()) notify({ kind: "info", id: "frame", text: words.current });
    }, giveUpMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      clearTimeout(patience);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return null;
}
