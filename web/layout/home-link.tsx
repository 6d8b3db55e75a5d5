import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Logo } from "#web/ui/logo.tsx";

export function HomeLink({ className }: { className: string }) {
  const { t } = useTranslation("layout");
  return (
    <Link to={pathTo("home", useLocale())} aria-label={t("home")} className={className}>
      <Logo />
    </Link>
  );
}
