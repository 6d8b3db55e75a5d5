import type { HomeSection } from "#contract/settings/settings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { ApiClient } from "#web/api/client.ts";

const articlesShown = 3;
const goodsShown = 4;

/** As the setting `home` says (rules F6 and F13); nothing is asked for that is not shown. */
export async function loadHome(api: ApiClient, lang: Locale) {
  const settings = await api.settings.list({ query: { lang } });
  const setting = settings.find((entry) => entry.name === "home")?.value;
  if (!setting) throw new Error("there is no setting for the home page");
  const query = { lang };
  const running = { ...query, state: "running", saleMode: "auction" } as const;
  const where = async <T>(section: HomeSection, load: () => Promise<T>): Promise<T | null> =>
    setting.sections.includes(section) ? load() : null;
  const [busiest, ending, sales, newest, shelf, articles, goods] = await Promise.all([
    where("hero", () => api.listings.list({ query: { ...running, sort: "bids", size: 1 } })),
    where("ending", () => api.listings.list({ query: { ...running, duration: "7d", sort: "ending", size: 6 } })),
    where("ending", () => api.monthlySales.list({ query })),
    where("newest", () => api.listings.newest({ query })),
    where("categories", () => api.listings.shelf({ query })),
    where("articles", () => api.content.articles({ query: { ...query, size: articlesShown } })),
    where(setting.sections.includes("shop") ? "shop" : "delivery", () =>
      api.listings.list({
        query: { ...query, state: "running", saleMode: ["stock"], sort: "newest", size: goodsShown },
      }),
    ),
  ]);
  return {
    setting,
    hero: busiest?.items[0] ?? null,
    ending: ending?.items ?? [],
    sale: sales?.data.open[0] ?? null,
    newest: newest?.data ?? [],
    shelf: shelf?.data ?? [],
    articles: articles?.items ?? [],
    /** Goods from stock, the newest: what the shop is entered by, and what is delivered. */
    goods: goods?.items ?? [],
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
