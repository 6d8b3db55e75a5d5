import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ownTimeAt } from "./own-time.ts";
import { useLocale } from "./use-locale.ts";

/** Behind a time of day (`instant`, ISO 8601): that it is Prague's, and what the reader's own clock shows then; nothing where that is the same. */
export function PragueNote({ instant }: { instant: string }) {
  const { t } = useTranslation("common");
  const own = useOwnTime(() => instant);
  return own === null ? null : <> {t("pragueTime", { own })}</>;
}

/** Once on a page: that all its times are Prague's, and what the reader's own clock shows now; nothing where that is the same. */
export function PragueTimes({ className }: { className: string }) {
  const { t } = useTranslation("common");
  const own = useOwnTime(() => new Date().toISOString());
  return own && <p className={className}>{t("pragueTimes", { own })}</p>;
}

function useOwnTime(instant: () => string): string | null {
  const locale = useLocale();
  // The server does not know where its reader is, so the note comes with the scripts.
  return useSyncExternalStore(
    neverChanges,
    () => ownTimeAt(instant(), locale),
    () => null,
  );
}

const neverChanges = () => () => undefined;
