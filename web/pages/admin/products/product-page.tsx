import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { BackLink } from "#web/pages/admin/back-link.tsx";

/** The page of one product at its back office: the way back to all, its heading, its parts. */
export function ProductPage({
  title,
  lead,
  serverTime,
  isBeside = false,
  children,
}: {
  title: string;
  lead: ReactNode;
  serverTime: string;
  /** Stands beside the list, which has the page's heading. */
  isBeside?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const Heading = isBeside ? "h2" : "h1";
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        {!isBeside && <BackLink to={pathTo("productAdmin", locale)}>{t("back")}</BackLink>}
        <Heading className="type-h1 mt-1 [overflow-wrap:anywhere]">{title}</Heading>
        <div className="type-body mt-2 text-muted">{lead}</div>
        <div className="mt-8 grid gap-12">{children}</div>
      </div>
    </AdminLayout>
  );
}
