import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/notice.tsx";

/** What went wrong with a form as a whole; read out when it appears. Without scripts nothing can be sent, and it says so. */
export function FormMessage({ children }: { children: string | null }) {
  const { t } = useTranslation("forms");
  return (
    <>
      <div role="alert" className="empty:hidden">
        {children && <Notice tone="danger">{children}</Notice>}
      </div>
      <noscript>
        <Notice>{t("needsScript")}</Notice>
      </noscript>
    </>
  );
}
