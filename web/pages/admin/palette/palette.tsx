import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { laterPart } from "#web/loading/later-part.ts";

const PaletteWindow = laterPart(() => import("./palette-window.tsx"));

/** The button and the keys, Ctrl+K or ⌘K, that open the search over everything in the back office (rule DK6). */
export function Palette() {
  const { t } = useTranslation("adminNav");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(
      "keydown",
      (event) => {
        if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
          return;
        event.preventDefault();
        setOpen(true);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="needs-script type-caption flex min-h-11 items-center gap-2 rounded-control px-3 text-muted hover:text-ink tablet:w-full tablet:max-w-96 tablet:border tablet:border-line desktop:min-h-9"
      >
        <Search aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span className="grow text-left max-tablet:sr-only">{t("find.open")}</span>
        <kbd className="type-small max-desktop:hidden">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <PaletteWindow onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
