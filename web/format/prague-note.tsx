import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ownTimeAt } from "./own-time.ts";
import { useLocale } from "./use-locale.ts";

/** Behind a time of day (`instant`, ISO 8601): that it is Prague's, and what the reader's own clock shows then; nothing where that is the same. */
export function PragueNote({ instant }: { instant: string }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  // The server does not know where its reader is, so the note comes with the scripts.
  const own = useSyncExternalStore(
    neverChanges,
    () => ownTimeAt(instant, locale),
    () => null,
  );
  return own === null ? null : <> {t("pragueTime", { own })}</>;
}

const neverChanges = () => () => undefined;
