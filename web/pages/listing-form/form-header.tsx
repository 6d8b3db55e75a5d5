import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Breadcrumb, type Crumb } from "#web/ui/breadcrumb.tsx";

/** Where one is, what this page is for. */
export function FormHeader({ title, lead, here }: { title: string; lead: string; here: Crumb }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  return (
    <header className="mb-9 desktop:mb-11">
      <Breadcrumb
        className="max-tablet:hidden"
        crumbs={[
          { label: t("crumb.account"), to: pathTo("accountOverview", locale) },
          { label: t("crumb.own"), to: pathTo("ownListings", locale) },
          here,
        ]}
      />
      <h1 className="type-h1 mt-2">{title}</h1>
      <p className="type-body mt-2.5 max-w-[50ch] text-muted">{lead}</p>
    </header>
  );
}
