import { readFileSync } from "node:fs";
import { createElement } from "react";
import { describe, expect, test, vi } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import type { Category } from "#contract/catalogue/catalogue.ts";
import type { SessionView } from "#contract/session/session.ts";
import { cardBrands } from "#contract/settings/contact-marks.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi, quietApi } from "#web/api/browser-api.ts";
import { createApiClient } from "#web/api/client.ts";
import { apiContext } from "#web/api/server-api.ts";
import { recaptchaToken } from "#web/features/accounts/recaptcha-token.ts";
import { loadTagManager } from "#web/features/consent/load-tag-manager.ts";
import { CategoryChoice } from "#web/features/newsletter/category-choice.tsx";
import { addForm } from "#web/forms/clear-all-forms.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { createI18n, loadTexts } from "#web/i18n/i18n.ts";
import AccountMenu from "#web/layout/account/account-menu.tsx";
import { AccountSidebar } from "#web/layout/account/account-sidebar.tsx";
import { LoginWidget } from "#web/layout/account/login-widget.tsx";
import { CategoryTree } from "#web/layout/categories/category-tree.tsx";
import { SiteFooter } from "#web/layout/site-footer.tsx";
import { SiteHeader } from "#web/layout/site-header.tsx";
import { clearValidationErrors } from "#web/middleware/clear-validation-errors.ts";
import { ErrorScreen } from "#web/pages/error-screen.tsx";
import { visitorsSession } from "#web/session/guards.ts";
import { noSettings } from "#web/site/site-settings.ts";
import { modalWords } from "#web/ui/overlays/open-modal.ts";
import { linksOf, markupOf, wordsOf } from "./markup.ts";

/** The frame of every page, as far as it can be checked without a browser. */

const user: User = {
  id: 7,
  email: "sberatel@kabinet.test",
  username: "sberatel",
  avatar_file_name: null,
  group: null,
  scope: [],
  locale: "cs",
  emailConfirmed: true,
  ageVerified: true,
  accountVerified: true,
  suspended: false,
};
const session: SessionView = {
  user,
  ownListingTotal: 12,
  messageCounts: { total: 9, new: 4, newNotifications: 0 },
  watched: [],
  cartPieces: 0,
  own: null,
  waiting: null,
};
const nobody = async () => ({ ok: true }) as const;
const leaf = (id: number, subcategories: Category[] = []): Category =>
  ({ id, slug: `c${id}`, name: `Kategorie ${id}`, count: 0, subcategories }) as never;
/** Six levels below each other: 10, 11 … 15. */
const deep = [leaf(10, [leaf(11, [leaf(12, [leaf(13, [leaf(14, [leaf(15)])])]), leaf(20)])]), leaf(30, [leaf(31)])];

const headerOf = (who: SessionView | null, path = "/") =>
  markupOf(
    createElement(SiteHeader, {
      categories: deep,
      categoryPath: [],
      menu: [{ link: "/denni-aukce", text: "Denní aukce" }],
      languagePaths: undefined,
      onLogin: nobody,
      onLogout: () => undefined,
    }),
    { path, root: { session: who } },
  );

describe("header", () => {
  test("header: the logo leads home, the search goes to its route with q, the menu comes from the settings", async () => {
    const html = await headerOf(null);
    expect(html).toMatch(/<a aria-label="Kabinet, úvod"[^>]*href="\/"/);
    expect(html).toMatch(/<form[^>]*action="\/hledani"/);
    expect(html).toMatch(/<input[^>]*name="q"/);
    expect(linksOf(html)).toContainEqual(["/denni-aukce", "Denní aukce"]);
    // Only links that begin with http open in a new tab.
    expect(html).not.toContain("_blank");
  });

  test("header: adding an auction is a link; without scripts its page asks a guest to log in", async () => {
    for (const who of [session, null])
      expect(linksOf(await headerOf(who))).toContainEqual([
        "/ucet/vase-aukce/pridat",
        expect.stringMatching(/^Přidat/),
      ]);
  });

  test("header: a bell with the new-message count leads to the messages; it is for members alone", async () => {
    const bell = linksOf(await headerOf(session)).find(([to]) => to === "/ucet/zpravy");
    expect(bell?.[1]).toMatch(/^Zprávy\s.*4/);
    expect(await headerOf(null)).toMatch(/<div class="member-only"><a [^>]*href="\/ucet\/zpravy"/);
  });

  test("header: the language switcher leads to the same page in the other language", async () => {
    expect(linksOf(await headerOf(null, "/hledani?q=rum"))).toContainEqual([
      "/search?q=rum",
      expect.stringContaining("EN"),
    ]);
  });
});

test("login widget: e-mail, password with reveal, login button, link to a new password, register button", async () => {
  const html = await markupOf(createElement(LoginWidget, { onLogin: nobody }));
  expect(html).toMatch(/<input[^>]*type="email"/);
  expect(html).toMatch(/<input[^>]*type="password"/);
  expect(html).toMatch(/<button[^>]*type="button"[^>]*aria-label="Zobrazit heslo"|Zobrazit heslo/);
  expect(html).toMatch(/<button[^>]*type="submit"/);
  expect(linksOf(html).map(([to]) => to)).toEqual(["/obnova-hesla", "/registrace"]);
});

describe("category sidebar", () => {
  const tree = (currentId: number | null, locale: "cs" | "en" = "cs") =>
    markupOf(createElement(CategoryTree, { categories: deep, currentId }), { locale });
  const shown = (html: string) => linksOf(html).map(([to]) => Number(/\d+/.exec(to)?.[0]));

  test("category sidebar: each entry leads to /{id}/{slug}, localised", async () => {
    expect(linksOf(await tree(null)).map(([to]) => to)).toEqual(["/10/c10", "/30/c30"]);
    expect(linksOf(await tree(null, "en")).map(([to]) => to)).toEqual(["/en/10/c10", "/en/30/c30"]);
  });

  test("category sidebar: the current entry is highlighted and its ancestors are open, the others closed", async () => {
    const html = await tree(12);
    expect(shown(html)).toEqual([10, 11, 12, 13, 20, 30]);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<a[^>]*aria-current="page"[^>]*href="\/12\/c12"|<a[^>]*href="\/12\/c12"[^>]*aria-current="page"/,
    );
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(3);
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  });

  test("category sidebar, its order: below 1, 2 and 3 come first", async () => {
    const categories = [leaf(1, [leaf(7), leaf(3), leaf(5), leaf(2)])];
    const html = await markupOf(createElement(CategoryTree, { categories, currentId: 1 }));
    expect(shown(html)).toEqual([1, 2, 3, 7, 5]);
  });

  test("category sidebar, shown to 5 levels", async () => {
    expect(shown(await tree(15))).toEqual([10, 11, 12, 13, 14, 20, 30]);
  });
});

test("account sidebar: add, overview, own listings with their total, auctions, messages with what is new, invoice data, newsletters, logout", async () => {
  const html = await markupOf(
    createElement(AccountSidebar, { ownListingTotal: undefined, onLogout: () => undefined }),
    { path: "/ucet/prehled", root: { session } },
  );
  const links = new Map(linksOf(html));
  for (const to of [
    "/ucet/vase-aukce/pridat",
    "/ucet/prehled",
    "/ucet/vase-aukce",
    "/ucet/aukce",
    "/ucet/zpravy",
    "/ucet/fakturacni-a-kontaktni-udaje",
    "/ucet/newslettery",
  ])
    expect([to, links.has(to)]).toEqual([to, true]);
  expect(links.get("/ucet/vase-aukce")).toMatch(/ 12$/);
  expect(links.get("/ucet/zpravy")).toMatch(/4/);
  expect(wordsOf(html)).toContain("Odhlásit se");
});

test("account dropdown: a group with a discount adds a style; the picture is shown where there is one", async () => {
  const menu = (group: User["group"], avatar_file_name: string | null = null) =>
    markupOf(
      createElement(AccountMenu, {
        session: { ...session, user: { ...user, group, avatar_file_name } },
        onLogout: () => undefined,
      }),
    );
  expect(await menu(null)).not.toContain("ring-secondary");
  expect(await menu({ discount: 5 })).toContain("ring-secondary");
  expect(await menu(null, "/media/a.webp")).toContain('<img src="/media/a.webp"');
});

test("footer: description, bottom menu, two social networks, two card brands, copyright", async () => {
  const settings = {
    ...noSettings,
    contacts: {
      ...noSettings.contacts,
      description: "Aukce sběratelských lahví",
      networks: (["facebook", "instagram"] as const).map((name) => ({
        name,
        url: `https://www.${name}.com/kabinet`,
      })),
      cards: [...cardBrands],
    },
    bottommenu: [{ title: "Čtení", links: [{ text: "Blog", link: "/blog" }] }],
  };
  const footer = createElement(SiteFooter, { settings, year: 2026, languagePaths: undefined });
  const html = await markupOf(footer);
  expect(html).toContain("Aukce sběratelských lahví");
  expect(linksOf(html)).toContainEqual(["/blog", "Blog"]);
  expect(linksOf(html).filter(([, name]) => /Facebook|Instagram/.test(name))).toHaveLength(2);
  for (const brand of ["Visa", "Mastercard"]) expect(html).toContain(brand);
  expect(await markupOf(footer, { root: { waysToPay: ["transfer"] } })).not.toMatch(/Visa|Mastercard/);
  expect(wordsOf(html)).toContain("© 2026 Kabinet");
});

test("footer: without cards and networks that the operator has set up it shows none, and no bare front page of a network", async () => {
  const bare = [{ name: "facebook" as const, url: "https://www.facebook.com/" }];
  const { description: _, ...stored } = defaultSettings.contacts;
  for (const networks of [stored.networks, bare]) {
    const settings = { ...noSettings, contacts: { ...stored, description: "Aukce", networks } };
    const html = await markupOf(createElement(SiteFooter, { settings, year: 2026, languagePaths: undefined }));
    expect(html).not.toMatch(/Facebook|Instagram|Visa|Mastercard/i);
  }
});

test("global modal: title and text are shown; any other type says that it is not known, by its name", async () => {
  const t = createI18n("cs", await loadTexts("cs")).getFixedT("cs", "ui") as Parameters<typeof modalWords>[1];
  expect(modalWords({ type: "text", title: "Kurz", text: "24 Kč" }, t)).toEqual({
    title: "Kurz",
    text: "24 Kč",
  });
  expect(modalWords({ type: "video", title: "Kurz", text: "24 Kč" }, t)).toEqual({
    title: "Neznámé okno",
    text: "Neznámý typ okna: video",
  });
});

describe("error page", () => {
  const page = (status: number, data: unknown = null) =>
    markupOf(createElement(ErrorScreen, { error: { status, data, statusText: "", internal: false } }));

  test("error page: status, a title and a text of its own for 404, guidance, a button home", async () => {
    const html = await page(404);
    expect(wordsOf(html)).toMatch(/404.*Tato stránka tu není.*This page could not be found/);
    expect(linksOf(html)).toEqual([["/", "Zpět na úvod"]]);
    expect(wordsOf(html)).not.toContain("Omlouváme se, ale nastala chyba.");
  });

  test("error page, other page errors: their status and the general text", async () => {
    expect(wordsOf(await page(503))).toMatch(/503.*Omlouváme se, ale nastala chyba\..*Zkusit znovu/);
    const html = await markupOf(createElement(ErrorScreen, { error: new Error("bug") }));
    expect(wordsOf(html)).toMatch(/500.*Omlouváme se, ale nastala chyba\./);
    expect(html).not.toContain("bug");
  });

  test("unknown middleware: the page says which", async () => {
    expect(wordsOf(await page(500, { message: "Unknown middleware nobody" }))).toContain("Unknown middleware nobody");
  });
});

test("category selector: 4 levels, 4 or 6 columns", async () => {
  const choice = (columns: 4 | 6) =>
    markupOf(
      createElement(CategoryChoice, {
        ...{
          legend: "Novinky",
          categories: deep as never,
          chosen: new Set<number>(),
          onChange: () => undefined,
        },
        columns,
      }),
    );
  expect(await choice(4)).toContain("columns:4 13rem");
  expect(await choice(6)).toContain("columns:6 13rem");
});

test("every request: clientUrl, Accept of JSON, a Bearer token when logged in", async () => {
  const sent: Record<string, string>[] = [];
  const api = createApiClient(
    async ({ headers }) => {
      sent.push(headers);
      return { status: 200, headers: new Headers(), text: "[]" };
    },
    () => ({ clientUrl: "https://kabinet.test", authorization: "Bearer t" }),
  );
  await api.lists.currencies({});
  expect(sent).toEqual([{ accept: "application/json", clientUrl: "https://kabinet.test", authorization: "Bearer t" }]);
});

test.each([
  ["empty", 500, "", ""],
  ["of a proxy", 502, "<html>Bad gateway</html>", ""],
  ["with a message", 503, '{"message":"Zkuste to za chvíli."}', "Zkuste to za chvíli."],
])(
  "other HTTP error, %s: passed to the caller, with no message that the server did not give",
  async (_what, status, text, message) => {
    const api = createApiClient(
      async () => ({ status, headers: new Headers(), text }),
      () => ({}),
    );
    const error = await api.lists.currencies({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message, fields: {} });
  },
);

test("A11: rules with a length say which", async () => {
  const Lengths = () => {
    const { min, max } = useRules();
    return createElement("p", null, `${min(10).message} ${max(30).message}`);
  };
  expect(await markupOf(createElement(Lengths))).toBe(
    "<p>Vyplňte prosím minimálně 10 znaků. Vyplňte prosím nejvýše 30 znaků.</p>",
  );
  expect(await markupOf(createElement(Lengths), { locale: "en" })).toBe(
    "<p>Please enter at least 10 characters. Please enter at most 30 characters.</p>",
  );
});

test("a form that only a script can send says so where there is none", async () => {
  for (const [locale, words] of [
    ["cs", "K odeslání je potřeba JavaScript."],
    ["en", "Sending this needs JavaScript."],
  ] as const) {
    const html = await markupOf(createElement(FormMessage, null, null), { locale });
    expect(wordsOf(/<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? "")).toContain(words);
  }
});

test("validation errors are cleared at the start of every request that a person's own action sends, and by no other", async () => {
  let cleared = 0;
  const gone = addForm(() => {
    cleared += 1;
  });
  vi.stubGlobal("fetch", async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  vi.stubGlobal("window", {
    location: { href: "https://kabinet.test/" },
    localStorage: { getItem: () => null },
  });
  vi.stubGlobal("document", { documentElement: { lang: "cs" } });
  await clearValidationErrors({} as never, (() => undefined) as never);
  expect(cleared).toBe(1);
  await quietApi.lists.currencies({});
  expect(cleared).toBe(1);
  await browserApi.lists.currencies({});
  expect(cleared).toBe(2);
  gone();
  await browserApi.lists.currencies({});
  expect(cleared).toBe(2);
  vi.unstubAllGlobals();
});

test("tag manager: initialised by the operator's container", () => {
  const added: { src?: string; async?: boolean }[] = [];
  const dataLayer: object[] = [];
  vi.stubGlobal("window", { dataLayer });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (script: (typeof added)[number]) => added.push(script) },
  });
  loadTagManager("GTM-KABINET");
  vi.unstubAllGlobals();
  expect(dataLayer).toEqual([{ "gtm.start": expect.any(Number), event: "gtm.js" }]);
  expect(added).toEqual([{ async: true, src: "https://www.googletagmanager.com/gtm.js?id=GTM-KABINET" }]);
});

test("failed initial user fetch: logged only; the page is a guest's", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const own = () => Promise.reject(new ApiError(500, { message: "" }));
  const context = { get: (key: unknown) => key === apiContext && { session: { own } } };
  const headers = { cookie: `auth._token.local=${"a".repeat(43)}` };
  const args = { request: new Request("https://kabinet.test/", { headers }), context } as never;
  expect(await visitorsSession(args)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("reCAPTCHA: version 3 by its key, in Czech, loaded once and only where the operator has a key; its badge is hidden", async () => {
  const added: { src?: string; onload?: () => void }[] = [];
  const grecaptcha = { ready: (then: () => void) => then(), execute: async () => "token" };
  vi.stubGlobal("window", { grecaptcha });
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: {
      append: (script: (typeof added)[number]) => {
        added.push(script);
        script.onload?.();
      },
    },
  });
  expect(await recaptchaToken(null, "newsletter")).toBeUndefined();
  expect(added).toEqual([]);
  for (const turn of [1, 2]) expect([turn, await recaptchaToken("klic", "newsletter")]).toEqual([turn, "token"]);
  expect(added.map(({ src }) => src)).toEqual(["https://www.google.com/recaptcha/api.js?render=klic&hl=cs"]);
  vi.unstubAllGlobals();
  const styles = readFileSync(new URL("../../web/styles/base.css", import.meta.url), "utf8");
  expect(styles).toMatch(/\.grecaptcha-badge \{\s*visibility: hidden;/);
});
