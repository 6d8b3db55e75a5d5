import { type ReactNode, useContext, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { PageServices } from "#contract/content/page-services.ts";
import type { Route } from "./+types/root";
import { hasSecretAddress } from "./addresses/has-secret-address.ts";
import { localeOfPath, pageAt } from "./addresses/page-at.ts";
import { apiContext } from "./api/server-api.ts";
import { hideSeenPromo } from "./features/banners/promo-visibility.ts";
import { showUndecided } from "./features/consent/bar-visibility.ts";
import { loadTagManager } from "./features/consent/load-tag-manager.ts";
import { pushConsent } from "./features/consent/push-consent.ts";
import { chosenCurrency } from "./features/currencies/chosen-currency.ts";
import { menuCategories } from "./layout/categories/menu-categories.ts";
import { offerEnglish } from "./layout/chosen-locale.ts";
import { IncompleteNote } from "./layout/incomplete-note.tsx";
import mark from "./layout/mark.svg";
import { useCodeGone } from "./loading/code-gone.ts";
import { inBrowser } from "./middleware/in-browser.ts";
import { onServer } from "./middleware/on-server.ts";
import { ErrorScreen } from "./pages/error-screen.tsx";
import { SiteLayout } from "./pages/site-layout.tsx";
import { cachedSessionKey, showCached, tokenTail } from "./session/cached-session.ts";
import { pagePathOf, visitorsSession } from "./session/guards.ts";
import { markDocument } from "./session/session-store.ts";
import { tokenKey } from "./session/token.ts";
import { noBanners, type RootData } from "./site/root-data.ts";
import { servicesContext } from "./site/services-context.ts";
import { settingsContext } from "./site/site-settings.ts";
import { holdEarlySubmit } from "./start/early-submit.ts";
import { inlineScript } from "./start/inline-script.ts";
import { NonceContext } from "./start/nonce.ts";
import { reloadEarly, reloadEarlyArgs } from "./start/reload-early.ts";
import { startAfterPaint } from "./start/scripts-after-paint.ts";
import style from "./styles/app.css?url";
import { preloadFonts } from "./styles/preload-fonts.ts";

/**
 * Loaded by its address: a later part of the page would otherwise import the style again, and the page would be
 * redrawn.
 */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: style }];
export const middleware = onServer("maintenance");
export const clientMiddleware = inBrowser("trailingSlashRedirect", "languageRedirect", "waitForLine");

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const path = pagePathOf(args.request);
  const locale = localeOfPath(path);
  const api = args.context.get(apiContext);
  const settings = args.context.get(settingsContext);
  const [session, tree, currencies, waysToPay, shownBanners] = await Promise.all([
    visitorsSession(args),
    api.catalogue.tree({ params: { locale } }),
    api.lists.currencies({}),
    api.orders.ways({}),
    // In maintenance no banner is shown, so none is asked for.
    settings.maintenance.is_enabled ? noBanners : api.banners.list({ query: { lang: locale } }),
  ]);
  return {
    locale,
    session,
    topCategories: menuCategories(tree, settings.categoriesMenu).map((top) => ({ ...top, subcategories: [] })),
    settings,
    waysToPay: waysToPay.data,
    shownBanners,
    currencies,
    currencyId: chosenCurrency(currencies, args.request.headers.get("cookie"))?.id ?? null,
    services: servicesFor(path, args.context.get(servicesContext)),
    origin: new URL(args.request.url).origin,
  };
}

/** A page whose address holds a key, such as the link to a new password, loads no tag manager, which would read it. */
function servicesFor(path: string, services: PageServices): PageServices {
  return hasSecretAddress(path) ? { ...services, tagManagerId: null } : services;
}

/**
 * The frame's data is kept while the visitor browses; it is loaded again when they sign in or out, and on the way to signing in,
 * where a page has sent them whose session ended elsewhere.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (pageAt(nextUrl.pathname)?.page === "signIn") return true;
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>("root");
  const locale = root?.locale ?? localeOfPath(pathname);
  const tagManagerId = root?.services.tagManagerId;
  const apiUrl = root?.services.apiUrl ?? "/";
  const { t } = useTranslation();
  useLayoutEffect(() => {
    // An error page replaces even this element, and with it the classes that the inline scripts have set.
    showUndecided();
    hideSeenPromo();
    offerEnglish();
    markDocument();
  }, []);
  return (
    // Inline scripts set classes on it before it is painted.
    <html lang={locale} data-api={apiUrl === "/" ? undefined : apiUrl} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(reloadEarly, ...reloadEarlyArgs)}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {holdEarlySubmit}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(showUndecided)}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? inlineScript(showCached, tokenKey, cachedSessionKey, tokenTail) : ""}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(hideSeenPromo)}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(offerEnglish)}
        </script>
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(pushConsent)}
        </script>
        {tagManagerId && (
          <script nonce={nonce} suppressHydrationWarning>
            {inlineScript(loadTagManager, tagManagerId)}
          </script>
        )}
        {/* After the scripts, which would wait for the style; the style comes before anything that the first paint
            does not need. */}
        <Links />
        {preloadFonts.map((font) => (
          <link key={font.href} rel="preload" {...font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={mark} type="image/svg+xml" />
        <Meta />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t("skip")}
        </a>
        <IncompleteNote />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {inlineScript(startAfterPaint)}
        </script>
      </body>
    </html>
  );
}

export default function App() {
  useCodeGone();
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      <ErrorScreen error={error} />
    </SiteLayout>
  );
}
