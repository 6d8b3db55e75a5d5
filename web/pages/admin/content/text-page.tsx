import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { typography } from "#web/format/typography.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { BackLink } from "#web/pages/admin/back-link.tsx";

/** The page of one text: the way back to the list, its title, and where visitors read it. */
export function TextPage({
  title,
  back,
  shownAt,
  serverTime,
  children,
}: {
  title: string;
  /** The list that it belongs to. */
  back: string;
  /** Its public address; null while nobody can read it. */
  shownAt: string | null;
  serverTime: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("contentAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <BackLink to={back}>{t("back")}</BackLink>
      <h1 className="type-h1 mt-1 [overflow-wrap:anywhere]">{typography(title)}</h1>
      {shownAt && (
        <p className="type-small mt-2">
          <Link className="quiet-link inline-block min-h-6" to={shownAt}>
            {t("shown")}
          </Link>
        </p>
      )}
      {children}
    </AdminLayout>
  );
}
