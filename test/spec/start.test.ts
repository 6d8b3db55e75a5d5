import { afterAll, expect, test, vi } from "vitest";
import { noServices } from "#contract/content/page-services.ts";
import { apiContext } from "#web/api/server-api.ts";
import { loader } from "#web/root.tsx";
import { noBanners } from "#web/site/root-data.ts";
import { servicesContext } from "#web/site/services-context.ts";
import { noSettings, settingsContext } from "#web/site/site-settings.ts";

/** The requests of every page's frame when it starts. */

// Fonts are cut by the build.
vi.mock("#web/styles/preload-fonts.ts", () => ({ preloadFonts: [] }));
// Another file of the same worker may have loaded the root without them, and later ones load it anew.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const session = { ownListingTotal: 3, messageCounts: { total: 9, new: 4, newNotifications: 0 } };

const cookie = `auth._token.local=${"a".repeat(43)}`;

/** Loads the frame's data for a guest or a user; returns them with the requests and their queries. */
async function start({ isSignedIn, isInMaintenance = false }: { isSignedIn: boolean; isInMaintenance?: boolean }) {
  const asked: [call: string, args: unknown][] = [];
  const call = (name: string, answer: unknown) => async (args: unknown) => {
    asked.push([name, args]);
    return answer;
  };
  const api = {
    catalogue: { tree: call("categories", []) },
    lists: { currencies: call("currencies", []) },
    orders: { ways: call("ways to pay", { data: [] }) },
    banners: { list: call("posters", noBanners) },
    session: { own: call("frame", { data: session }) },
  };
  const settings = { ...noSettings, maintenance: { is_enabled: isInMaintenance } };
  const context = new Map<unknown, unknown>([
    [apiContext, api],
    [settingsContext, settings],
    [servicesContext, noServices],
  ]);
  const data = await loader({
    request: new Request("https://kabinet.test/en", { headers: isSignedIn ? { cookie } : {} }),
    context,
  } as never);
  return { data, asked: new Map(asked) };
}

test("on start: categories, currencies and banners in the language of the page", async () => {
  const { asked } = await start({ isSignedIn: false });
  expect([...asked.keys()].sort()).toEqual(["categories", "currencies", "posters", "ways to pay"]);
  expect(asked.get("categories")).toEqual({ params: { locale: "en" } });
  expect(asked.get("posters")).toEqual({ query: { lang: "en" } });
});

test("on start, logged in: the number of ownListings and notifications", async () => {
  const { asked, data } = await start({ isSignedIn: true });
  expect([...asked.keys()].sort()).toEqual(["categories", "currencies", "frame", "posters", "ways to pay"]);
  expect(data.session).toEqual(session);
});

test("GET /api/poster is called only when not in maintenance", async () => {
  const { asked, data } = await start({ isSignedIn: false, isInMaintenance: true });
  expect(asked.has("posters")).toBe(false);
  expect(data.shownBanners).toEqual(noBanners);
});
