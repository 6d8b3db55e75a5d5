import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useMatches, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { pathTo } from "#web/addresses.ts";
import { WatchLoader } from "#web/features/watching/watch-loader.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import type { NavLink } from "#web/layout/header-nav.tsx";
import { LoginPromptProvider } from "#web/layout/login-prompt.tsx";
import { Notices } from "#web/layout/notices.tsx";
import { SiteFooter } from "#web/layout/site-footer.tsx";
import { SiteHeader } from "#web/layout/site-header.tsx";
import { useRootData } from "#web/root-data.ts";
import { useSessionActions } from "#web/session/session.ts";
import { wantedPage } from "#web/session/wanted-page.ts";
import { PageProgress } from "#web/ui/page-progress.tsx";
import { Snackbars } from "#web/ui/snackbars.tsx";

/** Header, page, footer: what stays while one goes from page to page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { user, categories, advertisementTotal } = useRootData();
  const { categoryId, paths, staysAfterLogin } = usePlace();
  const { pathname } = useLocation();
  const locale = useLocale();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const { signIn, signOut } = useSessionActions();
  const links = useSiteLinks(user !== null);
  return (
    <LoginPromptProvider>
      <PageProgress state={navigation.state === "idle" ? "idle" : "loading"} />
      <SiteHeader
        user={user}
        categories={categories}
        currentCategoryId={categoryId}
        advertisementTotal={advertisementTotal}
        links={links.header}
        languagePaths={paths}
        onLogin={signIn}
        onLoggedIn={() =>
          void navigate(
            wantedPage(search) ?? (staysAfterLogin ? pathname : pathTo("accountOverview", locale)),
          )
        }
        onLogout={() => void signOut().then(() => navigate(pathTo("home", locale)))}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter columns={links.footer} year={new Date().getFullYear()} />
      <WatchLoader />
      <Snackbars />
      {user && <Notices key={user.id} />}
    </LoginPromptProvider>
  );
}

/** What the page that is shown says of itself: its category, and its path in each language. */
interface Place {
  categoryId?: number | null;
  paths?: Partial<Record<Locale, string>>;
  /** Whoever signs in on it meant to go on with it, so it is the remembered page; elsewhere the overview follows. */
  staysAfterLogin?: boolean;
}

function usePlace(): Place {
  const matches = useMatches();
  return (matches[matches.length - 1]?.loaderData as Place | null | undefined) ?? {};
}

function useSiteLinks(signedIn: boolean): {
  header: NavLink[];
  footer: { title: string; links: NavLink[] }[];
} {
  const { t } = useTranslation();
  const locale = useLocale();
  const list = (query: string) => `${pathTo("search", locale)}?${query}`;
  const daily = { label: t("links.daily"), to: pathTo("dailyAuctions", locale) };
  const monthly = { label: t("links.monthly"), to: pathTo("monthlySales", locale) };
  const fixed = { label: t("links.fixedPrice"), to: list("saleMode=fixed_price") };
  const demand = { label: t("links.demand"), to: list("type=demand") };
  const archive = { label: t("links.archive"), to: list("state=ended") };
  return {
    header: [daily, monthly],
    footer: [
      { title: t("links.buy"), links: [daily, monthly, fixed, demand, archive] },
      {
        title: t("links.sell"),
        links: [
          { label: t("links.add"), to: pathTo("addAdvertisement", locale) },
          { label: t("links.own"), to: pathTo("advertisements", locale) },
        ],
      },
      {
        title: t("links.account"),
        links: [
          { label: t("links.overview"), to: pathTo("accountOverview", locale) },
          { label: t("links.bids"), to: pathTo("bids", locale) },
          { label: t("links.watched"), to: pathTo("watched", locale) },
          { label: t("links.deals"), to: pathTo("deals", locale) },
          ...(signedIn ? [] : [{ label: t("links.register"), to: pathTo("register", locale) }]),
        ],
      },
    ],
  };
}
