import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { User } from "#contract/accounts/accounts.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { CurrencySwitcher } from "#web/features/currencies/currency-switcher.tsx";
import { useWatchedTotal } from "#web/features/watchlist/use-watching.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useVisitor } from "#web/session/visitor.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { useAccountLinks } from "./account/use-account-links.ts";
import { CategoryTree } from "./categories/category-tree.tsx";
import { useMenuTree } from "./categories/use-menu-tree.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { MenuLink } from "./menu-link.tsx";
import { SearchForm } from "./search/search-form.tsx";
import type { SiteHeaderProps } from "./site-header-props.ts";

interface MobileMenuProps extends SiteHeaderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLoginClick: () => void;
  onAddClick: () => void;
}

const line = "type-field flex min-h-12 items-center justify-between gap-4 border-b border-line";

/** The header's content on narrow screens: search, categories, account, language. */
export default function MobileMenu(props: MobileMenuProps) {
  const { categoryPath, menu, onOpenChange } = props;
  const { categories, retry } = useMenuTree(props.categories);
  const { kind, session } = useVisitor();
  const { t } = useTranslation(["layout", "common"]);
  const close = () => onOpenChange(false);
  return (
    <DialogWindow sheet open={props.open} onOpenChange={onOpenChange} title={t("menu.title")}>
      <SearchForm id="menu-search" onSubmit={close} />
      <nav aria-label={t("categories.title")} className="mt-6">
        <p className="type-small mb-1 font-semibold">{t("categories.title")}</p>
        <CategoryTree categories={categories} currentId={categoryPath.at(-1)?.id} onNavigate={close} />
        {retry && (
          <p className="type-small mt-3">
            {t("categories.incomplete")}{" "}
            <button type="button" onClick={retry} className="quiet-link min-h-11">
              {t("common:error.retry")}
            </button>
          </p>
        )}
      </nav>
      {menu.length > 0 && (
        <nav aria-label={t("nav")}>
          <ul className="mt-6 border-t border-line">
            {menu.map(({ link, text }) => (
              <li key={`${link} ${text}`}>
                <MenuLink to={link} onClick={close} className={line}>
                  {typography(text)}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={menu.length > 0 ? "pt-6" : "mt-6 border-t border-line pt-6"}>
        {kind === "guest" ? (
          <GuestLinks {...props} close={close} />
        ) : (
          <UserLinks user={session?.user ?? null} onLogout={props.onLogout} close={close} />
        )}
      </div>
      <div className="mt-4 flex items-center justify-between">
        <LanguageSwitcher paths={props.languagePaths} />
        <CurrencySwitcher />
      </div>
    </DialogWindow>
  );
}

interface UserLinksProps {
  user: User | null;
  onLogout: () => void;
  close: () => void;
}

function UserLinks({ user, onLogout, close }: UserLinksProps) {
  const { t } = useTranslation("layout");
  const [add, ...rest] = useAccountLinks();
  return (
    <nav aria-label={t("account.title")}>
      <p className="type-small mb-3 font-semibold [overflow-wrap:anywhere]">{user?.username}</p>
      {add && (
        <ButtonLink wide to={add.to} onClick={close}>
          {t("add")}
        </ButtonLink>
      )}
      <ul className="mt-3">
        {rest.map(({ key, to, count, news }) => (
          <li key={key}>
            <Link to={to} onClick={close} className={line}>
              {t(`account.${key}`)}
              {news ? (
                <Badge label={t("news.unread", { count: news })}>{news}</Badge>
              ) : (
                typeof count === "number" &&
                news === undefined && <span className="type-small tnum text-muted">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          close();
          onLogout();
        }}
        className="type-field flex min-h-12 w-full items-center gap-3"
      >
        <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5 text-muted" />
        {t("account.logout")}
      </button>
    </nav>
  );
}

function GuestLinks({ onLoginClick, onAddClick, close }: MobileMenuProps & { close: () => void }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const watched = useWatchedTotal() ?? 0;
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <div className="grid gap-3">
      <Link to={pathTo("watched", locale)} onClick={close} className={line}>
        {t("account.watched")}
        {watched > 0 && <span className="type-small tnum text-muted">{watched}</span>}
      </Link>
      <Button wide onClick={then(onLoginClick)}>
        {t("login.submit")}
      </Button>
      <ButtonLink kind="outline" wide to={pathTo("register", locale)} onClick={close}>
        {t("login.register")}
      </ButtonLink>
      <Button kind="outline" wide onClick={then(onAddClick)}>
        {t("add")}
      </Button>
    </div>
  );
}
