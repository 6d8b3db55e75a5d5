import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ForGuest, ForMember } from "#web/session/visitor.tsx";
import { signInFor } from "#web/session/wanted-page.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Lets a visitor be told by mail what comes under the words of a search; a guest signs in first and comes back. */
export function WatchSearch({ q }: { q: string }) {
  const { t } = useTranslation("watching");
  const locale = useLocale();
  const address = useLocation();
  return (
    <>
      <ForGuest>
        <ButtonLink to={signInFor(locale, address)}>{t("search.watch")}</ButtonLink>
      </ForGuest>
      <ForMember>
        <WatchIt q={q} />
      </ForMember>
    </>
  );
}

function WatchIt({ q }: { q: string }) {
  const { t } = useTranslation("watching");
  const [state, setState] = useState<"open" | "busy" | "watched">("open");
  const watch = async () => {
    if (state === "watched") return;
    setState("busy");
    try {
      await browserApi.watchedSearches.add({ body: { q } });
      setState("watched");
      notify({ kind: "success", id: "watched-search", text: t("search.done") });
    } catch (error) {
      console.warn("the search is not watched", error);
      setState("open");
      const text =
        error instanceof ApiError && error.body.code === "WATCHED_SEARCHES_FULL"
          ? error.message
          : t("search.failed");
      notify({ kind: "error", id: "watched-search", text });
    }
  };
  return (
    <Button onClick={() => void watch()} busy={state === "busy"}>
      {t(state === "watched" ? "search.watched" : "search.watch")}
    </Button>
  );
}
