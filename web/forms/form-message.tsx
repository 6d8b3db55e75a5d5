import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/notice.tsx";

/**
 * The error of a form as a whole; screen readers announce it when it appears. Without scripts it says that the form
 * cannot be sent.
 */
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
