import { useTranslation } from "react-i18next";
import { calendarDaysBetween, formatAtTime, formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { changesToSend, type DraftState, hasUnsaved } from "./draft-state.ts";

/** Whether the input is saved; screen readers announce problems, but not the usual saving. */
export function SaveStatus({
  draft,
  automatic,
  onRetry,
}: {
  draft: DraftState;
  automatic: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation("listingForm");
  const { trouble } = draft;
  const unsaved = hasUnsaved(draft);
  const words = useSavedWords(draft, automatic);
  return (
    <div className="type-caption mt-5 min-h-6 text-muted max-desktop:mt-2 desktop:mt-7">
      <div role="alert" className="empty:hidden">
        {trouble?.kind === "offline" && unsaved && (
          <>
            <FormError>{t("save.offline")}</FormError>
            <button type="button" onClick={onRetry} className="quiet-link mt-1 min-h-8">
              {t("save.retry")}
            </button>
          </>
        )}
        {trouble?.kind === "refused" && unsaved && <FormError>{trouble.message}</FormError>}
      </div>
      {!(trouble && unsaved) && <p>{words}</p>}
    </div>
  );
}

function useSavedWords(draft: DraftState, automatic: boolean): string {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  if (draft.sending) return t("save.sending");
  // A wrong value is not sent before it is corrected.
  if (hasUnsaved(draft)) return automatic && changesToSend(draft) ? t("save.sending") : t("save.unsaved");
  if (draft.savedAt === null) return t("save.none");
  const isToday = calendarDaysBetween(draft.savedAt, Date.now()) === 0;
  const when = isToday
    ? t("save.today", { at: formatAtTime(draft.savedAt, locale) })
    : formatDateTime(draft.savedAt, locale);
  return automatic ? t("save.draft", { when }) : t("save.published", { when });
}
