import { useTranslation } from "react-i18next";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The ways through a list that is read by place instead of by number; null where there is nothing further. */
export function OlderNewer({ newer, older }: { newer: string | null; older: string | null }) {
  const { t } = useTranslation("adminList");
  if (newer === null && older === null) return null;
  return (
    <nav aria-label={t("further")} className="mt-8 flex flex-wrap justify-between gap-3">
      {newer === null ? (
        <span />
      ) : (
        <ButtonLink kind="outline" to={newer} rel="prev">
          {t("newer")}
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink kind="outline" to={older} rel="next">
          {t("older")}
        </ButtonLink>
      )}
    </nav>
  );
}
