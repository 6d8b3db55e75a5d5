import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
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
      <p className="type-small">
        <Link className="quiet-link inline-block min-h-6" to={pathTo("newsletterDesk", locale)}>
          {t("back")}
        </Link>
      </p>
      <h1 className="type-h2 mt-3 [overflow-wrap:anywhere]">{title}</h1>
      <div className="max-w-230">{children}</div>
    </DeskFrame>
  );
}
