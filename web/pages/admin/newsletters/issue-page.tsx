import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";

/** The page of one issue, with the way back to all of them. */
export function IssuePage({
  title,
  serverTime,
  children,
}: {
  title: string;
  serverTime: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("newsletterDesk");
  const locale = useLocale();
  return (
    <DeskFrame serverTime={serverTime}>
      <BackLink to={pathTo("newsletterDesk", locale)}>{t("back")}</BackLink>
      <h1 className="type-h1 mt-1 mb-6 [overflow-wrap:anywhere]">{title}</h1>
      <div className="max-w-230">{children}</div>
    </DeskFrame>
  );
}
