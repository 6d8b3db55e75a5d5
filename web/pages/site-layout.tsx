import { type ReactNode, Suspense } from "react";
import { useLocation, useMatches, useNavigate, useRouteError, useSearchParams } from "react-router";
import type { CategoryDetail, CategoryLink } from "#contract/catalogue/catalogue.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { pageAt } from "#web/addresses/page-at.ts";
import { IntroPopup } from "#web/features/banners/intro-popup.tsx";
import { PromoBanner } from "#web/features/banners/promo-banner.tsx";
import { AgeQuestion } from "#web/features/consent/age-question.tsx";
import { CookieBar } from "#web/features/consent/cookie-bar.tsx";
import { CurrencyProvider } from "#web/features/currencies/currency-provider.tsx";
import { NewsletterBlock } from "#web/features/newsletter/newsletter-block.tsx";
import { WatchLoader } from "#web/features/watchlist/watch-loader.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { LoginPromptProvider } from "#web/layout/account/login-prompt.tsx";
import type { LanguagePaths } from "#web/layout/language-switcher.tsx";
import { LineNote } from "#web/layout/line-note.tsx";
import { SimpleLayout } from "#web/layout/simple-layout.tsx";
import { SiteFooter } from "#web/layout/site-footer.tsx";
import { SiteHeader } from "#web/layout/site-header.tsx";
import { SiteProgress } from "#web/layout/site-progress.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { PrefetchCode } from "#web/loading/prefetch-code.tsx";
import { useSession, useSessionActions } from "#web/session/session.ts";
import { isGuarded } from "#web/session/session-end.ts";
import { SessionLoader } from "#web/session/session-loader.tsx";
import { wantedPage } from "#web/session/wanted-page.ts";
import { useRootData } from "#web/site/root-data.ts";
import { GlobalModal } from "#web/ui/overlays/global-modal.tsx";
import { Snackbars } from "#web/ui/overlays/snackbars.tsx";
import { SharedIcons } from "#web/ui/shared-icons.tsx";

const Notifications = laterPart(() => import("#web/layout/account/notifications.tsx"));

/** What stays while one goes from page to page: a layout, unless the page has its own, the bar of progress, what is told above the page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const user = useSession();
  const { layout, paths, found } = usePlace();
  return (
    <CurrencyProvider>
      <LoginPromptProvider>
        <SharedIcons />
        <SiteProgress />
        <LineNote />
        {layout === "simple" ? (
          <SimpleLayout year={new Date().getFullYear()} languagePaths={paths}>
            {children}
          </SimpleLayout>
        ) : layout === "own" ? (
          children
        ) : (
          <DefaultLayout>{children}</DefaultLayout>
        )}
        <SessionLoader listing={withoutOwnPart(found)} />
        <WatchLoader />
        <PrefetchCode />
        <GlobalModal />
        <Snackbars />
        {user && (
          <Suspense>
            <Notifications key={user.id} />
          </Suspense>
        )}
      </LoginPromptProvider>
    </CurrencyProvider>
  );
}

/** The public pages' header and footer with what stands above and over them. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { topCategories, settings, shownBanners } = useRootData();
  const [promo] = shownBanners["banner.promo"];
  const { paths, staysAfterLogin, found } = usePlace();
  const { pathname } = useLocation();
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { signIn, signOut } = useSessionActions();
  const isBrowsing = isForBrowsing(pathname, found?.kind);
  return (
    <>
      <AgeQuestion />
      <CookieBar />
      {promo && <PromoBanner banner={promo} />}
      <SiteHeader
        categories={topCategories}
        categoryPath={pathOf(found)}
        menu={settings.topmenu}
        languagePaths={paths}
        onLogin={signIn}
        onLoggedIn={() =>
          void navigate(
            wantedPage(search) ?? (staysAfterLogin || isGuarded() ? pathname : pathTo("accountOverview", locale)),
          )
        }
        onLogout={() => void signOut(() => navigate(pathTo("home", locale)))}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter
        settings={settings}
        year={new Date().getFullYear()}
        languagePaths={paths}
        newsletter={isBrowsing && <NewsletterBlock />}
      />
      {settings.intropopup.is_enabled && isBrowsing && <IntroPopup shownBanners={shownBanners} />}
    </>
  );
}

/** Newsletters and the popup are for public lists and articles, not where somebody decides, signs up, pays or works. */
function isForBrowsing(pathname: string, found: string | undefined): boolean {
  const page = pageAt(pathname)?.page;
  if (page === "item") return found === "category";
  return page !== undefined && pagesForBrowsing.has(page);
}

const pagesForBrowsing: ReadonlySet<string> = new Set([
  "home",
  "search",
  "dailyAuctions",
  "monthlySales",
  "blog",
  "article",
]);

/** The current page's own settings: its path in each language, its layout. */
interface Place {
  paths?: LanguagePaths;
  /** A visitor who signs in here means to go on here, so this is the remembered page; elsewhere the overview follows. */
  staysAfterLogin?: boolean;
  layout?: "simple" | "own";
  /** What an address by id stands for. */
  found?: {
    readonly kind: string;
    readonly category?: Pick<CategoryDetail, "path">;
    readonly listing?: Pick<ListingDetail, "id" | "lot" | "categoryPath">;
  };
}

/** From the top category down to the one that the page shows, or in which its listing lies. */
function pathOf(found: Place["found"]): readonly CategoryLink[] {
  return found?.category?.path ?? found?.listing?.categoryPath ?? [];
}

/** The listing that the page shows as it is for everybody. */
function withoutOwnPart(found: Place["found"]): number | undefined {
  return found?.listing?.lot.viewer === null ? found.listing.id : undefined;
}

function usePlace(): Place {
  const matches = useMatches();
  const error = useRouteError();
  const handles = matches.map(({ handle }) => handle as Pick<Place, "layout"> | undefined);
  const layout = handles.find((handle) => handle?.layout)?.layout;
  const shown = matches.at(-1)?.loaderData as Place | null | undefined;
  // Where the root itself shows an error, nothing below it brings a frame of its own.
  return { ...shown, ...(layout && !(layout === "own" && error) && { layout }) };
}
