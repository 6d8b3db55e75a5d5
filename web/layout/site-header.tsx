import { Heart, Menu as MenuIcon } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { CurrencySwitcher } from "#web/features/currencies/currency-switcher.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { ForMember, useVisitor } from "#web/session/visitor.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { AccountWidget } from "./account/account-widget.tsx";
import { BellLink } from "./account/bell-link.tsx";
import { useLoginPrompt } from "./account/login-prompt.tsx";
import { CartLink } from "./cart-link.tsx";
import { HeaderNav } from "./header-nav.tsx";
import { HomeLink } from "./home-link.tsx";
import { type LanguagePaths, LanguageSwitcher } from "./language-switcher.tsx";
import { SearchForm } from "./search/search-form.tsx";
import type { SiteHeaderProps } from "./site-header-props.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

const LoginDialog = laterPart(() => import("./account/login-dialog.tsx"));
const MobileMenu = laterPart(() => import("./mobile-menu.tsx"));

/** Logo, search, account, language; the top categories below. Stays at the top from 768 px on and stands out once scrolled or hovered. */
export function SiteHeader(props: SiteHeaderProps) {
  const { categories, languagePaths, onLogin, onLogout } = props;
  const { kind } = useVisitor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const header = useRef<HTMLElement | null>(null);
  const past = useScrolledPast(header);
  const login = useLoginPrompt();
  const [menuOpen, setMenuOpen] = useState(false);
  const loggedIn = () => {
    login.close();
    if (login.target) void navigate(login.target);
    else props.onLoggedIn?.();
  };
  const add = pathTo("addListing", useLocale());

  return (
    <>
      <header
        ref={header}
        className={classes(
          "z-30 border-b transition-[background-color,border-color,box-shadow] duration-200 hover:bg-surface tablet:sticky tablet:top-0",
          past ? "border-line bg-surface tablet:shadow-lift" : "border-line bg-light",
        )}
      >
        <div className="container-page flex flex-wrap items-center gap-x-3 max-[380px]:gap-x-1 gap-y-3 py-3 tablet:h-22 tablet:flex-nowrap tablet:gap-x-4 tablet:py-0 desktop:gap-x-7">
          <HomeLink className="mr-auto shrink-0 rounded-tag text-primary-dark tablet:mr-0" />
          <SearchForm
            id="search"
            className="min-w-0 max-tablet:order-last max-tablet:w-full tablet:ml-3 tablet:max-desktop:ml-0 tablet:max-w-125 tablet:grow"
          />
          <div className="screen-only flex items-center gap-x-2 max-[340px]:gap-x-0.5 member:max-[380px]:gap-x-0.75 tablet:ml-auto desktop:gap-x-5 wide:gap-x-7">
            <WatchedLink />
            <CartLink />
            <ForMember>
              <BellLink />
            </ForMember>
            <AccountWidget onLoginClick={() => login.ask()} onLogout={onLogout} />
            <AddLink onLoginClick={() => login.ask(add)} />
            <Switchers paths={languagePaths} />
            <MenuButton isOpen={menuOpen} onOpen={() => setMenuOpen(true)} />
          </div>
        </div>
      </header>
      <HeaderNav
        categories={categories}
        currentTopId={props.categoryPath[0]?.id}
        menu={props.menu}
        pathname={pathname}
      />
      <Suspense>
        {login.open && kind !== "member" && (
          <LoginDialog open onOpenChange={(open) => !open && login.close()} onLogin={onLogin} onDone={loggedIn} />
        )}
        {menuOpen && (
          <MobileMenu
            {...props}
            open
            onOpenChange={setMenuOpen}
            onLoginClick={() => login.ask()}
            onAddClick={() => login.ask(add)}
          />
        )}
      </Suspense>
    </>
  );
}

function WatchedLink() {
  const { t } = useTranslation("watching");
  return (
    <Link
      to={pathTo("watched", useLocale())}
      className="header-link min-w-11 justify-center max-tablet:hidden member:max-desktop:hidden"
    >
      <Heart aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      {/* Beside a bell and a name the search needs the room; the menu has it too. */}
      <span className="desktop:max-wide:sr-only member:desktop:max-fullhd:sr-only">{t("header")}</span>
    </Link>
  );
}

/** Leads to the form of a new listing: through the log-in for a visitor who is not signed in. */
function AddLink({ onLoginClick }: { onLoginClick: () => void }) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const add = pathTo("addListing", locale);
  const { kind } = useVisitor();
  // The page itself leads whoever is not signed in to signing in, and back.
  return (
    <Link
      to={add}
      onClick={(event) => {
        if (kind !== "guest") return;
        event.preventDefault();
        onLoginClick();
      }}
      className={classes(buttonStyle({ size: "small" }), "whitespace-nowrap max-desktop:hidden")}
    >
      {t("add")}
    </Link>
  );
}

function Switchers({ paths }: { paths: LanguagePaths | undefined }) {
  return (
    <div className="flex items-center gap-x-2 max-desktop:hidden">
      {/* The footer has it too: beside a bell and a name the search needs the room. */}
      <div className="member:max-fullhd:hidden">
        <CurrencySwitcher />
      </div>
      <LanguageSwitcher paths={paths} />
    </div>
  );
}

function MenuButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation("layout");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="needs-script inline-flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control text-sm/5 desktop:hidden"
    >
      <MenuIcon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      {t("menu.open")}
    </button>
  );
}
