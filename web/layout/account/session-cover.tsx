import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** What stands in the place of a page whose session has ended; a file of its own, since few ever see it. */
export default function SessionCover({ onLogIn }: { onLogIn: () => void }) {
  const { t } = useTranslation("security");
  return (
    <Notice
      tone="warning"
      live
      className="mb-8"
      title={t("standing.title")}
      action={<Button onClick={onLogIn}>{t("standing.logIn")}</Button>}
    >
      {t("standing.text")}
    </Notice>
  );
}
