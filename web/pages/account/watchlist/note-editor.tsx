import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { maxNoteLength, type WatchedCard } from "#contract/watchlist/wishlist.ts";
import { changeWatching } from "#web/features/watchlist/watch-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

/** One's own note to a watched listing, read or written. */
export function NoteEditor({ card }: { card: WatchedCard }) {
  const { t } = useTranslation("watchlist");
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.querySelector("textarea")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <>
        {card.note && <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{card.note}</p>}
        <button
          ref={opener}
          type="button"
          onClick={() => setIsOpen(true)}
          className="quiet-link type-caption min-h-8 py-1"
        >
          {card.note ? t("row.editNote") : t("row.addNote")}
        </button>
      </>
    );
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    setBusy(true);
    const isStored = await changeWatching({
      id: card.id,
      isWatched: true,
      shown: card.watchers,
      note: written === "" ? null : written,
    });
    if (isStored) await revalidate();
    setBusy(false);
    // What could not be stored stays to be sent again; the snackbar says why.
    if (isStored) setIsOpen(false);
  };
  return (
    <form ref={form} method="post" onSubmit={save} className="mt-1.5 grid max-w-120 gap-2.5">
      <Textarea
        label={t("row.noteLabel")}
        name="note"
        rows={3}
        maxLength={maxNoteLength}
        defaultValue={card.note ?? ""}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          {t("row.saveNote")}
        </Button>
        <Button size="small" kind="outline" onClick={() => setIsOpen(false)}>
          {t("row.cancelNote")}
        </Button>
      </div>
    </form>
  );
}
