import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { BackLink } from "#web/pages/admin/back-link.tsx";

/** The page of one issue, with the way back to all of them. */
export function IssuePage({
  title,
  phase,
  serverTime,
  children,
}: {
  title: string;
  /** What is shown below; where it changes under somebody who has just pressed a button, they start again at the name. */
  phase: string;
  serverTime: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [phase]);
  return (
    <AdminLayout serverTime={serverTime}>
      <BackLink to={pathTo("newsletterAdmin", locale)}>{t("back")}</BackLink>
      <h1 ref={heading} tabIndex={-1} className="type-h1 mt-1 mb-6 outline-none [overflow-wrap:anywhere]">
        {typography(title)}
      </h1>
      <div className="max-w-230">{children}</div>
    </AdminLayout>
  );
}
