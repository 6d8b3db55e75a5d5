import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { HomeLink } from "#web/layout/home-link.tsx";
import { LanguageSwitcher } from "#web/layout/language-switcher.tsx";
import { forgetQueries } from "#web/pages/admin/list/remembered-lists.ts";
import { Palette } from "#web/pages/admin/palette/palette.tsx";
import { browserStorage } from "#web/session/browser-storage.ts";
import { useSession, useSessionActions } from "#web/session/session.ts";
import { useRootData } from "#web/site/root-data.ts";
import { classes } from "#web/ui/classes.ts";
import type { Folds } from "./nav-groups.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

/** The bar above the back office: the way to the site, which installation this is, the language, who is signed in. */
export function TopBar({ folds }: { folds: Folds }) {
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-x-3 border-b border-line bg-surface px-5 tablet:gap-x-4 tablet:px-6 desktop:pl-5 wide:pr-8">
      <HomeLink className="flex shrink-0 rounded-tag text-primary-dark max-tablet:[&_svg+span]:hidden [&>span]:text-[1.5rem]/none [&_svg]:h-7" />
      <Installation />
      <div className="flex min-w-0 grow max-tablet:justify-end tablet:justify-center">
        <Palette />
      </div>
      <div className="flex items-center gap-x-4 max-desktop:hidden">
        <Signed />
      </div>
      <PhoneMenu folds={folds}>
        <Signed />
      </PhoneMenu>
    </header>
  );
}

/** Two windows, on trial and in earnest, must not be taken for each other. */
function Installation() {
  const { t } = useTranslation("adminNav");
  const { origin, services } = useRootData();
  const { mode } = services;
  return (
    <p className="type-caption flex min-w-0 items-center gap-x-3">
      <span className="truncate text-muted max-tablet:hidden">{origin && new URL(origin).host}</span>
      {mode && (
        <span
          className={classes(
            "shrink-0 rounded-tag px-2 py-px font-semibold",
            mode === "trial" ? "bg-secondary-tint text-secondary-ink" : "bg-success-tint text-success-text",
          )}
        >
          {t(`mode.${mode}`)}
        </span>
      )}
    </p>
  );
}

function Signed() {
  const { t } = useTranslation("layout");
  const user = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  return (
    <>
      <LanguageSwitcher />
      <Link to={pathTo("accountOverview", locale)} className="type-caption max-w-48 truncate py-2.5 hover:underline">
        <span className="sr-only">{t("account.title")}: </span>
        {user?.username}
      </Link>
      <button
        type="button"
        onClick={() => {
          if (user) forgetQueries(browserStorage("localStorage"), user.id);
          void signOut(() => navigate(pathTo("home", locale)));
        }}
        className="needs-script type-caption inline-flex min-h-11 items-center gap-2 rounded-control text-muted hover:text-ink"
      >
        <LogOut aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {t("account.logout")}
      </button>
    </>
  );
}
