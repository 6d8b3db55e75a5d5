import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OwnListing, RememberedTerms } from "#contract/listings/own-listings.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import { changesToSend, type DraftState, startDraft } from "./draft-state.ts";
import { readSavingFailure } from "./read-saving-failure.ts";

/** A pause in writing after which the draft is saved, and how long to wait before trying again without a connection. */
const pauseMs = 900;
const retryMs = [2_000, 5_000, 10_000, 30_000];

/**
 * The form's state and what keeps it on the server. `automatic`: saved as one writes; what is public already is saved only
 * when asked. The address becomes that of the draft as soon as it exists, without a navigation: focus and writing go on.
 */
export function useDraft(
  listing: OwnListing | null,
  automatic: boolean,
  remembered?: RememberedTerms,
): { state: DraftState; saver: DraftSaver } {
  const { t } = useTranslation(["listingForm", "forms", "common"]);
  const locale = useLocale();
  const [saver] = useState(() =>
    createDraftSaver(startDraft(listing, remembered), {
      create: async (body) => (await browserApi.ownListings.create({ body })).data,
      update: async (id, fields, version) =>
        (await browserApi.ownListings.update({ params: { id }, body: { ...fields, version } })).data,
      load: async (id) => (await browserApi.ownListings.get({ params: { id } })).data,
      onCreated: (id) => {
        const { search } = window.location;
        window.history.replaceState(window.history.state, "", `${pathTo("editListing", locale, { id })}${search}`);
      },
      read: (error) => readSavingFailure(error, t),
    }),
  );
  const state = useSyncExternalStore(saver.store.subscribe, saver.store.get, saver.store.get);
  const isOffline = state.trouble?.kind === "offline";
  const attempts = useRef(0);

  useEffect(() => {
    if (!automatic || isOffline || !changesToSend(state)) return;
    const timer = setTimeout(() => void saver.flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [automatic, isOffline, state, saver]);

  useEffect(() => {
    if (!isOffline) {
      attempts.current = 0;
      return;
    }
    if (state.sending) return;
    const retry = () => void saver.flush();
    const timer = setTimeout(retry, retryMs[Math.min(attempts.current++, retryMs.length - 1)]);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [isOffline, state.sending, saver]);

  return { state, saver };
}
