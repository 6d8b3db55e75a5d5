import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { noServices } from "#contract/content/page-services.ts";
import type { Locale } from "#contract/values/locale.ts";
import { createI18n, loadTexts } from "#web/i18n/i18n.ts";
import { noBanners, type RootData } from "#web/site/root-data.ts";
import { noSettings } from "#web/site/site-settings.ts";

export interface Place {
  path?: string;
  locale?: Locale;
  root?: Partial<RootData>;
}

/** The markup that the server would send for a part of the frame, where the site has the data of `root`. */
export async function markupOf(part: ReactNode, place: Place = {}): Promise<string> {
  const { path = "/", locale = "cs", root } = place;
  const data: RootData = {
    locale,
    session: null,
    topCategories: [],
    settings: noSettings,
    shownBanners: noBanners,
    waysToPay: ["stripe"],
    currencies: [],
    currencyId: null,
    services: noServices,
    origin: "https://kabinet.test",
    ...root,
  };
  const router = createMemoryRouter([{ id: "root", path: "*", element: part, loader: () => data }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: data } },
  });
  const i18n = createI18n(locale, await loadTexts(locale));
  const html = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(RouterProvider, { router })),
  );
  router.dispose();
  return html.replaceAll("\u00a0", " ");
}

/** The text of a markup, without its tags. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

/** Each link of a markup: its address and its text. */
export function linksOf(html: string): [to: string, name: string][] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to = "", inner = ""]) => [to.replaceAll("&amp;", "&"), wordsOf(inner).trim()] as [string, string],
  );
}
