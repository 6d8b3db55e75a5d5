import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { incompleteNote } from "#web/start/reload-early.ts";

/**
 * Says that the page's code failed to load even on the second try, so nothing can be sent or opened. Shown by
 * `reloadEarly`.
 */
export function IncompleteNote() {
  const { pathname, search } = useLocation();
  const { t } = useTranslation();
  return (
    <div
      id={incompleteNote}
      hidden
      role="alert"
      suppressHydrationWarning
      className="sticky top-0 z-50 border-line border-b bg-surface text-ink shadow-lift"
    >
      <p className="container-page type-small py-3">
        {t("incomplete.text")}{" "}
        <a href={pathname + search} className="inline-block min-h-6 text-ink underline underline-offset-4">
          {t("incomplete.reload")}
        </a>
      </p>
    </div>
  );
}
