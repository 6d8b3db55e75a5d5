import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { freeListings, guestWishlistSeconds } from "#contract/listings/publication-limits.ts";
import { chosenDepth } from "#contract/newsletter/newsletter.ts";
import { maxStars } from "#contract/reviews/reviews.ts";
import { defaultLocale } from "#contract/values/locale.ts";
import { toBidSteps } from "#server/features/settings/bid-setting.ts";
import { incrementAt, rangeMinimum } from "#server/features/settings/bid-step-rules.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { message } from "#server/messages/messages.ts";
import { delayMs } from "#web/features/banners/intro-popup.tsx";
import { shownMs } from "#web/features/banners/promo-visibility.ts";
import { mostViewed, viewedKey } from "#web/features/listings/remember-viewed.ts";
import { chooseCategory } from "#web/features/newsletter/choose-category.ts";
import { formatPrice } from "#web/format/money.ts";
import { orderCategories } from "#web/layout/categories/order-categories.ts";
import { thresholdPx } from "#web/layout/use-scrolled-past.ts";
import { reloadOnce } from "#web/loading/limit-reloads.ts";
import { mayPrefetch } from "#web/loading/may-prefetch.ts";
import { timeoutMs } from "#web/loading/prefetch-code.tsx";
import { named } from "#web/middleware/named.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { everyMs } from "#web/session/counts-refresher.tsx";
import { strategyKey, tokenKey } from "#web/session/token.ts";
import { durationMs, leastShownMs, percentAfter, throttleMs } from "#web/ui/page-progress.tsx";

/**
 * Promised constants, keys and texts, as literals. Those that only a browser shows, such as cookies with their lifetimes,
 * are in test/e2e/spec-visitor.test.ts.
 */

const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const texts = (namespace: string) => JSON.parse(source(`web/i18n/cs/layout/${namespace}.json`));

describe("entities", () => {
  test("settings entries that pages read", () => {
    expect(Object.keys(defaultSettings)).toEqual(
      expect.arrayContaining([
        "contacts",
        "intropopup",
        "topmenu",
        "bottommenu",
        "maintenance",
        "categoriesMenu",
        "bid",
      ]),
    );
    expect(defaultSettings.maintenance).toEqual({ is_enabled: false });
    expect(Object.keys(defaultSettings.topmenu[0] ?? {}).sort()).toEqual(["link", "text"]);
    const [first] = defaultSettings.bottommenu;
    expect([Object.keys(first ?? {}), Object.keys(first?.links[0] ?? {}).sort()]).toEqual([
      ["title", "links"],
      ["link", "text"],
    ]);
  });

  test("bid-step setting list: min, max (null means open-ended), value, step", () => {
    for (const entry of defaultSettings.bid) expect(Object.keys(entry).sort()).toEqual(["max", "min", "step", "value"]);
    expect(defaultSettings.bid.at(-1)?.max).toBeNull();
  });

  test("local storage key of last viewed products, and of the token: prefix auth. and key _token", () => {
    expect(viewedKey).toBe("last_viewed_products");
    expect(tokenKey).toMatch(/^auth\._token/);
    expect(strategyKey).toMatch(/^auth\./);
  });
});

describe("states", () => {
  const leaf = (id: number): Category => ({ id, slug: `c${id}`, name: `C${id}`, subcategories: [] }) as never;
  const tree = [{ ...leaf(1), subcategories: [leaf(7), leaf(3), leaf(5), leaf(2)] }, leaf(9)];

  test("category sidebar: under category 1, 2 and 3 are moved to the front, 2 first", () => {
    expect(orderCategories(tree)[0]?.subcategories.map(({ id }) => id)).toEqual([2, 3, 7, 5]);
  });

  test("category selector, check-down: ticking ticks all descendants, unticking clears them", () => {
    const ticked = chooseCategory(tree, new Set(), { id: 1, isOn: true, mode: "down" });
    expect([...ticked].sort()).toEqual([1, 2, 3, 5, 7]);
    expect([...chooseCategory(tree, ticked, { id: 1, isOn: false, mode: "down" })]).toEqual([]);
  });

  test("category selector, the other mode: ticking ticks all ancestors", () => {
    expect([...chooseCategory(tree, new Set(), { id: 5, isOn: true, mode: "up" })].sort()).toEqual([1, 5]);
  });
});

describe("client messages", () => {
  test.each([
    ["required", "Pole musí být vyplněno"],
    ["email", "Pole musí obsahovat platný email."],
    ["numeric", "Pole musí obsahovat pouze číslice."],
    ["regex", "Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
    ["confirmed", "Toto pole je nutné potvrdit."],
    ["min", "Vyplňte prosím minimálně {{length}} znaků."],
    ["max", "Vyplňte prosím nejvýše {{length}} znaků."],
  ])("%s: '%s'", (rule, message) => {
    expect(texts("forms").rule[rule]).toBe(message);
  });
});

describe("messages", () => {
  test.each([
    ["unknown route", "common", "error.notFound", "This page could not be found"],
    ["general error", "common", "error.general", "Omlouváme se, ale nastala chyba."],
    ["maintenance", "common", "maintenance.title", "Právě probíhá údržba"],
    ["maintenance, guidance", "common", "maintenance.text", "Vraťte se prosím později."],
    ["newsletter, already_exists", "newsletter", "exists", "Tento e-mail je již uložen."],
    ["newsletter, other failure", "newsletter", "failed", "E-mail nebyl úspěšně uložen."],
    ["newsletter saved", "newsletter", "saved", "E-mail byl úspěšně uložen."],
    ["preferences saved", "newsletter", "preferencesSaved", "Nastavení bylo úspěšně uloženo."],
    ["preferences failed", "newsletter", "preferencesFailed", "Nastavení se nepodařilo uložit."],
  ])("%s", (_what, area, key, message) => {
    const found = key.split(".").reduce((texts, part) => texts[part], texts(area));
    expect(found).toBe(message);
  });

  test("wishlist failure: keys wishlist.load, wishlist.create, wishlist.add, wishlist.remove", () => {
    expect(Object.keys(texts("watching").wishlist)).toEqual(["load", "create", "add", "remove"]);
  });

  test("unknown middleware: status 500, 'Unknown middleware {name}'", async () => {
    const [middleware] = named({}, ["nobody"]);
    const answer = Promise.resolve().then(() => middleware?.({} as never, (() => undefined) as never));
    await expect(answer).rejects.toMatchObject({
      init: { status: 500 },
      data: { message: "Unknown middleware nobody" },
    });
  });
});

describe("constants", () => {
  test("guest wishlist cookie 1 209 600 s (14 days)", () => {
    expect(guestWishlistSeconds).toBe(1_209_600);
  });

  test("last-viewed products: 3 per locale", () => {
    expect(mostViewed).toBe(3);
  });

  test("free delivery above 1 500 CZK", () => {
    expect(defaultSettings.home.freeDeliveryOver).toBe(1_500);
  });

  test("default locale cs", () => {
    expect(defaultLocale).toBe("cs");
  });

  test("checkbox selector 4 levels", () => {
    expect(chosenDepth).toBe(4);
  });

  test.each([
    ["EUR", 2, 24.3, 300_000, "12 345,68 €"],
    ["EUR", 2, 25, 1_000, "40,00 €"],
    ["JPY", 0, 0.15, 1_000, "6 667 €"],
    ["CZK", 2, 1, 1_234_567, "1 234 567 €"],
    ["CZK", 2, 1, 1_234.5, "1 234,50 €"],
  ])(
    "MO2: price formatting: spaces, decimal comma, decimals of %s (%i), divided by its rate",
    (code, decimals, rate, amount, shown) => {
      const currency = {
        id: 2,
        is_default: false,
        symbol_before: "",
        symbol_after: "€",
        code,
        decimals,
        rate,
      };
      expect(formatPrice(amount, currency).replaceAll("\u00a0", " ")).toBe(shown);
    },
  );

  test("PA10: price formatting: an English page writes amounts as a Czech one", () => {
    for (const locale of ["cs", "en"] as const)
      expect(message(locale, "BID_TOO_LOW", { minimum: 12_345.5 })).toMatch(/12\u00a0345,50[\s\u00a0]Kč/);
  });

  test("reload after a chunk error at most once per 60 000 ms", () => {
    let at: string | null = null;
    const storage = {
      getItem: () => at,
      setItem: (_key: string, value: string) => {
        at = value;
      },
    } as unknown as Storage;
    const reload = () => undefined;
    expect(reloadOnce({ storage: () => storage, reload })).toBe(true);
    expect(reloadOnce({ storage: () => storage, reload })).toBe(false);
    at = String(Date.now() - 60_000);
    expect(reloadOnce({ storage: () => storage, reload })).toBe(true);
  });

  test("links are not prefetched on 2g or data-saver", () => {
    expect([mayPrefetch({ effectiveType: "2g" }), mayPrefetch({ saveData: true })]).toEqual([false, false]);
  });

  test.each([
    ["PA10: counts are polled every 10 s", everyMs, 10_000],
    ["free products before verification: 10", freeListings, 10],
    ["prefetch timeout 2000 ms", timeoutMs, 2_000],
    ["intro popup delay 3 s", delayMs, 3_000],
    ["top banner hidden after 30 s", shownMs, 30_000],
    ["progress bar: throttle 200 ms", throttleMs, 200],
    ["progress bar: duration 5000 ms", durationMs, 5_000],
    ["minimum fetch delay 200 ms", leastShownMs, 200],
    ["header highlight threshold: header height minus 75 px", thresholdPx, 75],
    ["category tree shown to 5 levels", maxCategoryDepth, 5],
    ["review stars 1 to 5", maxStars, 5],
  ])("%s", (_what, ours, literal) => {
    expect(ours).toBe(literal);
  });

  test("progress bar: nothing before 200 ms, near its end after 5000 ms, never beyond 100", () => {
    expect([percentAfter(0), percentAfter(199)]).toEqual([null, null]);
    expect(percentAfter(200)).toBeGreaterThan(0);
    expect(percentAfter(2_500)).toBeLessThan(75);
    expect(percentAfter(5_000)).toBeGreaterThan(85);
    expect(percentAfter(600_000)).toBeLessThanOrEqual(100);
  });

  test("default locale cs (ISO cs-CZ): what shared links are told of the language", () => {
    const paths = { cs: "/", en: "/en" };
    const meta = pageMeta({
      title: "Rum",
      description: "",
      origin: "https://kabinet.test",
      locale: defaultLocale,
      paths,
    });
    expect(meta).toContainEqual({ property: "og:locale", content: "cs_CZ" });
  });

  test("bid step: the range's value, lower bound inclusive, upper exclusive; the minimum is its lower bound", () => {
    const steps = toBidSteps([
      { min: 0, max: 1_000, value: 50, step: 50 },
      { min: 1_000, max: null, value: 100, step: 100 },
    ]);
    expect(incrementAt(steps, 999_99)).toBe(50_00);
    expect(incrementAt(steps, 1_000_00)).toBe(100_00);
    expect([rangeMinimum(steps, 999_99), rangeMinimum(steps, 5_000_00)]).toEqual([0, 1_000_00]);
  });
});
