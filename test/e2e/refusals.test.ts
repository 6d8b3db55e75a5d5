import { sql } from "#server/db/query.ts";
import { tokenKey } from "#web/session/token.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, newName, testPassword, windowOf } from "./people.ts";
import { chooseFiles, writeWrongFiles } from "./photographs.ts";
import { linkIn, mailsTo, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { bidOn, wordsFor } from "./without-window.ts";

/** The address of a mail's link on this site. */
const pathOfLink = (link: string) => new URL(link).pathname + new URL(link).search;

test.describe("an account", () => {
  test("sign-in asks for an e-mail that is one and for a password; wrong ones say neither what was wrong nor whether the account exists; right ones lead nowhere off the site", async ({
    page,
    troubles,
  }) => {
    troubles.expectStatus(422);
    const known = await makePerson("znamy");
    await visit(page, "/account/index?redirect=%2F%5Cevil.example");
    const form = page.getByRole("main");
    await form.getByRole("button", { name: "Přihlásit se" }).click();
    await expect(form.getByText("Pole musí být vyplněno")).toHaveCount(2);
    await form.getByLabel("E-mail").fill("nikdo");
    await expect(form.getByText("Pole musí obsahovat platný email.")).toBeVisible();
    for (const email of [known.email, newName("neznamy").email]) {
      await form.getByLabel("E-mail").fill(email);
      await form.getByLabel("Heslo", { exact: true }).fill("spatne-heslo-2026");
      const [answer] = await Promise.all([
        page.waitForResponse("**/api/auth/login"),
        form.getByRole("button", { name: "Přihlásit se" }).click(),
      ]);
      expect(answer.status()).toBe(422);
      await expect(form.getByRole("alert")).toHaveText("E-mail nebo heslo nesouhlasí.");
    }
    await form.getByLabel("E-mail").fill(known.email);
    await form.getByLabel("Heslo", { exact: true }).fill(testPassword);
    await form.getByRole("button", { name: "Přihlásit se" }).click();
    await expect(page).toHaveURL("/ucet/prehled");
  });

  test("registration shows each refusal at its field and keeps what was written", async ({ page, troubles }) => {
    troubles.expectStatus(422);
    const taken = await makePerson("obsazeny");
    const { email } = newName("novacek");
    await visit(page, "/registrace");
    const send = page.getByRole("button", { name: "Vytvořit účet" });
    // Ticked by the answer to the question of age.
    await page.getByLabel(/Je mi 18\slet/).uncheck();
    await send.click();
    await expect(page.getByText("Pole musí být vyplněno")).toHaveCount(3);
    await expect(page.getByText("Toto pole je nutné potvrdit.")).toHaveCount(2);
    await expect(page.getByLabel("E-mail")).toBeFocused();

    await page.getByLabel("E-mail").fill("neni-email");
    await page.getByLabel("Uživatelské jméno").fill("ab");
    await page.getByLabel("Heslo", { exact: true }).fill("kratke");
    await send.click();
    await expect(page.getByText("Pole musí obsahovat platný email.")).toBeVisible();
    await expect(page.getByText("Vyplňte prosím minimálně 3 znaků.")).toBeVisible();
    await expect(page.getByText("Vyplňte prosím minimálně 10 znaků.")).toBeVisible();

    await page.getByLabel("E-mail").fill(email);
    await send.click();
    await expect(page.getByText("Pole musí obsahovat platný email.")).toHaveCount(0);
    // The first on the page, whichever part of the form was rendered first.
    await expect(page.getByLabel("Uživatelské jméno")).toBeFocused();
    await page.getByLabel("Uživatelské jméno").fill(taken.username);
    await page.getByLabel("Heslo", { exact: true }).fill("heslo123456");
    await page.getByLabel(/Souhlasím\ss\sobchodními podmínkami/).check();
    await page.getByLabel(/Je mi 18\slet/).check();
    await send.click();
    await expect(page.getByText("Toto heslo je příliš běžné. Zvolte prosím jiné.")).toBeVisible();
    await page.getByLabel("Heslo", { exact: true }).fill("tichy-sklep-plny-sudu");
    await send.click();
    await expect(page.getByText("Toto uživatelské jméno už někdo má.")).toBeVisible();
    await expect(page.getByLabel("Uživatelské jméno")).toBeFocused();
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("a known e-mail gets the same answer as a new one, and its owner a mail", async ({ request }) => {
    const known = await makePerson("majitel");
    for (const email of [newName("dvojnik").email, known.email]) {
      const rest = { password: "tichy-sklep-plny-sudu", terms: true, adult: true };
      const data = { email, username: newName("dvojnik").username, ...rest };
      const answer = await request.post("/api/auth/register", { data });
      expect([answer.status(), await answer.json()]).toEqual([201, { data: { email } }]);
    }
    await expect.poll(async () => (await mailsTo(known.email)).map(({ kind }) => kind)).toHaveLength(1);
    const [mail] = await mailsTo(known.email);
    expect(mail?.text).not.toContain("hash=");
  });

  test("a confirmation link works once, and not after a day", async ({ page, request, troubles }) => {
    troubles.expectStatus(422);
    const first = newName("jednou");
    const late = newName("pozde");
    for (const { email, username } of [first, late]) {
      const body = { email, username, password: "tichy-sklep-plny-sudu", terms: true, adult: true };
      expect((await request.post("/api/auth/register", { data: body })).status()).toBe(201);
    }
    const link = linkIn(await mailTo(first.email, "Potvrďte"), "/registrace/dekujeme");
    await visit(page, link);
    await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill("hádané heslo 1");
    await page.getByRole("button", { name: "Potvrdit e-mail" }).click();
    await expect(page.getByText("Heslo nesouhlasí.")).toBeVisible();
    await page.getByRole("button", { name: "Heslo neznám, nastavit nové" }).click();
    await page.getByLabel("Nové heslo").fill("stary-sud-z-karibiku");
    await expect(page.getByLabel("Uživatelské jméno")).toHaveValue(first.username);
    await page.getByRole("button", { name: "Potvrdit e-mail" }).click();
    await expect(page.getByRole("heading", { name: "E-mail je potvrzen" })).toBeVisible();
    await expect(page.getByRole("banner").getByText(first.username)).toBeVisible();
    expect(await wordsFor(null, pathOfLink(link))).toContain("Tento odkaz už neplatí");

    const lateLink = linkIn(await mailTo(late.email, "Potvrďte"), "/registrace/dekujeme");
    const { db } = await serverContext();
    await db.execute(sql`
      update mail_links set expires_at = now() - interval '1 second'
      where user_id = (select id from users where email = ${late.email})`);
    expect(await wordsFor(null, pathOfLink(lateLink))).toContain("Tento odkaz už neplatí");
  });

  test("a forgotten password: the same answer for everybody, a link for one use, a common password refused", async ({
    page,
    troubles,
  }) => {
    troubles.expectStatus(422);
    const person = await makePerson("zapomnel");
    await visit(page, "/obnova-hesla");
    for (const email of [newName("nikdo").email, person.email]) {
      const again = page.getByRole("button", { name: "Zadat jiný e-mail" });
      if (await again.isVisible()) await again.click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Poslat odkaz" }).click();
      await expect(page.getByText(`Pokud je u nás účet s e-mailem ${email}`)).toBeVisible();
    }
    const link = linkIn(await mailTo(person.email, "Nové heslo"), "/zmena-hesla/");
    await visit(page, link);
    await page.getByLabel("Nové heslo").fill("heslo123456");
    await page.getByRole("button", { name: "Nastavit heslo" }).click();
    await expect(page.getByText("Toto heslo je příliš běžné. Zvolte prosím jiné.")).toBeVisible();
    await page.getByLabel("Nové heslo").fill("tichy-sklep-plny-sudu");
    await page.getByRole("button", { name: "Nastavit heslo" }).click();
    await expect(page.getByRole("heading", { name: "Heslo je nastavené" })).toBeVisible();
    const used = await wordsFor(null, pathOfLink(link));
    expect(used).toContain("Tento odkaz už neplatí");
    expect(used).not.toContain("Nastavit heslo");
  });
});

test.describe("a bid", () => {
  test("below the minimum is refused with the amount that would do, one after the end in the sentence for it", async ({
    browser,
    troubles,
  }) => {
    troubles.expectStatus(409, 422);
    const seller = await makePerson("prodava");
    const lot = await makeLotOf(seller, { reserveMinor: 5_000_00 });
    const page = await windowOf(browser, await makePerson("malo"));
    // The page gets no news, as on a slow line: neither the stream nor a request for the lot is answered.
    await page.route(/\/events(\?|$)|\/api\/auctions\/\d+\/lot$/, () => undefined);
    await visit(page, pathOf(lot));
    const block = page.getByRole("region", { name: "Přihazování" });
    const maximum = block.getByRole("textbox");
    await maximum.fill("450");
    await block.getByRole("button", { name: "Nejméně 500 Kč" }).click();
    await expect(block.getByText("Nejméně 500 Kč.")).toBeVisible();

    // Meanwhile another bidder has raised the minimum, and the page shows the old one.
    await bidOn(lot, await makePerson("rychly"), 900);
    await maximum.fill("500");
    await block.getByRole("button", { name: "Přihodit 500 Kč" }).click();
    await confirmBid(page);
    await expect(block.getByText("Nejnižší možný příhoz je 950 Kč.")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await reload(page);
    await expect(block).toContainText("1 příhoz");
    await maximum.fill("950");

    // Then the server closes it, and the page still shows a running lot.
    const { db } = await serverContext();
    await db.execute(sql`
      update listings set ends_at = now(), planned_ends_at = now(), status = 'unsold', closed_at = now()
      where id = ${lot.id}`);
    await block.getByRole("button", { name: "Přihodit 950 Kč" }).click();
    await confirmBid(page);
    await expect(block.getByText("Aukce skončila bez prodeje", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Přihodit \d/ })).toHaveCount(0);
  });

  test("is not offered to the seller, to who has not confirmed the e-mail, after the end, or at a fixed price", async ({
    browser,
  }) => {
    const seller = await makePerson("prodejce");
    const lot = await makeLotOf(seller);
    const fixed = await makeLotOf(seller, { saleMode: "fixed_price", askedPriceMinor: 2_400_00 });
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const ended = { endsAt: yesterday, plannedEndsAt: yesterday, closedAt: yesterday };
    const over = await wordsFor(null, pathOf(await makeLotOf(seller, { status: "unsold", ...ended })));
    expect(over).toContain("Aukce skončila bez prodeje");
    expect(over).not.toContain("Přihlásit se a přihodit");

    const own = await windowOf(browser, seller);
    await visit(own, pathOf(lot));
    await expect(own.getByText("Na vlastní položku přihazovat nelze.")).toBeVisible();

    const unconfirmed = await windowOf(browser, await makePerson("ceka", { emailConfirmedAt: null }));
    await visit(unconfirmed, pathOf(lot));
    await expect(unconfirmed.getByText("Bez potvrzení přihazovat nelze.")).toBeVisible();

    const priced = await wordsFor(null, pathOf(fixed));
    expect(priced).toContain("Nepřihazuje se, cena platí.");
    expect(priced).not.toContain("přihodit");
    for (const page of [own, unconfirmed]) {
      await expect(page.getByRole("button", { name: /^Přihodit \d/ })).toHaveCount(0);
    }
  });

  test("of a guest leads to sign-in, which knows the lot to come back to", async () => {
    const lot = await makeLotOf(await makePerson("prodejce"));
    const guests = (await (await answerFor(null, pathOf(lot))).text()).replaceAll("\u00a0", " ");
    const [, link] = /<a ([^>]*)>(?:<[^>]*>)*Přihlásit se a přihodit</.exec(guests) ?? [];
    expect(link).toContain(`href="/account/index?redirect=${encodeURIComponent(pathOf(lot))}"`);
  });
});

test.describe("a listing", () => {
  test("takes no file that is no picture or too large, and has prices that fit together before one goes on; unfinished it is not published, and the first gap gets the focus", async ({
    browser,
    troubles,
  }, testInfo) => {
    troubles.expectStatus(422);
    const wrong = await writeWrongFiles(testInfo.outputPath());
    const page = await windowOf(browser, await makePerson("nahrava"));
    await visit(page, "/ucet/vase-aukce/pridat");
    await page.getByLabel("Název", { exact: true }).fill("Láhev se snímky");
    await page.getByRole("navigation", { name: "Kroky" }).getByRole("button", { name: "Fotografie" }).click();
    await chooseFiles(page, [wrong.text, wrong.large]);
    const refused = page.getByRole("alert");
    await expect(refused.getByText("poznamky.txt není obrázek, který umíme otevřít.")).toBeVisible();
    await expect(refused.getByText(/velka\.jpg má 2\d[,\d]*\sMB, limit je 20\sMB/)).toBeVisible();

    await chooseFiles(page, wrong.disguised);
    const unreadable = "Tento soubor není obrázek, který umíme otevřít (JPEG, HEIC, PNG, WebP).";
    await expect(page.getByText(unreadable)).toBeVisible();
    // None of these files is among the pictures, and none can be tried again.
    await expect(page.getByRole("button", { name: /^Odebrat snímek/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Zkusit znovu" })).toHaveCount(0);
    const away = page.getByRole("button", { name: /^Odebrat \S+\.\w+$/ });
    await expect(away).toHaveCount(3);
    await page.getByRole("button", { name: "Odebrat prevlecena.jpg" }).click();
    await expect(away).toHaveCount(2);
    await expect(page.getByText(unreadable)).toHaveCount(0);

    await page
      .getByRole("navigation", { name: "Kroky" })
      .getByRole("button", { name: "Cena a způsob prodeje" })
      .click();
    await page.getByLabel("Vyvolávací cena").fill("1000");
    await page.getByLabel("Minimální cena").fill("1000");
    await page.getByLabel("Koupit ihned").fill("99999999999");
    await page.getByLabel("Pojištěná doprava").fill("abc");
    await page.getByLabel("Pojištěná doprava").press("Enter");
    await expect(page.getByText("Minimální cena musí být vyšší než vyvolávací")).toBeVisible();
    await expect(page.getByText("Částka může být nejvýše 9 999 999 999 Kč.")).toBeVisible();
    await expect(page.getByText("Zadejte částku v korunách")).toBeVisible();
    await expect(page.getByLabel("Minimální cena")).toBeFocused();
    await expect(page.getByLabel("Koupit ihned")).toHaveValue("99999999999");
    await expect(page.getByLabel("Pojištěná doprava")).toHaveValue("abc");

    await page.getByLabel("Minimální cena").fill("1500");
    await page.getByLabel("Koupit ihned").fill("1300");
    await page.getByRole("button", { name: "Pokračovat na souhrn" }).click();
    await expect(page.getByLabel("Pojištěná doprava")).toBeFocused();
    await page.getByLabel("Pojištěná doprava").fill("");
    await page.getByRole("button", { name: "Pokračovat na souhrn" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Souhrn" })).toBeVisible();

    await expect(page.getByText("Chybí kategorie, značka nebo název.")).toBeVisible();
    await expect(page.getByText("Chybí alespoň jeden snímek.")).toBeVisible();
    await page.getByRole("button", { name: "Poslat ke kontrole" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Co nabízíte" })).toBeVisible();
    await expect(page.getByText("Pole musí být vyplněno")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Kategorie" })).toBeFocused();
  });

  test("is not for who has not confirmed the e-mail, and another's cannot be edited", async () => {
    const unconfirmed = await makePerson("ceka", { emailConfirmedAt: null });
    expect(await wordsFor(unconfirmed, "/ucet/vase-aukce/pridat")).toContain("Nejprve potvrďte svůj e-mail");
    const lot = await makeLotOf(await makePerson("prodejce"), { status: "draft" });
    const stranger = await makePerson("cizi");
    for (const path of [`/ucet/vase-aukce/${lot.id}/upravit`, pathOf(lot), "/ucet/vase-aukce/x/upravit"]) {
      expect((await answerFor(stranger, path)).status, path).toBe(404);
    }
  });
});

test.describe("an address", () => {
  test("of the account sends a guest to sign-in in the address's language, and then back", async ({ page }) => {
    const person = await makePerson("vraci.se");
    const english = await answerFor(null, "/account/auctions");
    expect(english.headers.get("location")).toBe(
      `/en/account/index?redirect=${encodeURIComponent("/account/auctions")}`,
    );
    await visit(page, "/ucet/aukce?group=won");
    await expect(page).toHaveURL(/^[^?]*\/account\/index\?redirect=%2Fucet%2Faukce/);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Heslo", { exact: true }).fill(testPassword);
    await page.getByRole("main").getByRole("button", { name: "Přihlásit se" }).click();
    await expect(page).toHaveURL("/ucet/aukce?group=won");
  });

  test("for guests alone sends the signed-in home", async () => {
    const person = await makePerson("doma");
    for (const [path, home] of [
      ["/registrace", "/"],
      ["/reset-password", "/en"],
    ] as const) {
      const answer = await answerFor(person, path);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, home]);
    }
  });

  const ways = [
    ...["//evil.example", "/\\evil.example", "/%2f%2fevil.example", "/%5cevil.example", "https://evil.example/"],
    "javascript:alert(1)",
    "/\tevil.example",
    "/ucet@evil.example:80/",
  ];
  test("elsewhere is not come back to once signed in", async ({ request }) => {
    const person = await makePerson("klame");
    const signInFor = (way: string) => `/account/index?redirect=${encodeURIComponent(way)}`;
    for (const way of ways) {
      const headers = { cookie: `${tokenKey}=${person.token}` };
      const answer = await request.get(signInFor(way), { headers, maxRedirects: 0 });
      expect([way, answer.status(), answer.headers().location]).toEqual([way, 302, "/ucet/prehled"]);
    }
  });

  test("of nothing is answered with 404 and a page that leads on", async ({ request }) => {
    for (const path of [
      "/999999999",
      "/999999999/nic",
      "/999999999/nic/zadne",
      "/0/nula",
      "/12x/nic",
      "/-1/nic",
      ...["/99999999999999999999/nic", "/%00/nic", "/takova/tu/neni/vubec", "/en/999999999/nothing", "/zmena"],
    ]) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      const shown = (await answer.text()).replaceAll("\u00a0", " ");
      expect(shown, path).toMatch(/<h1[^>]*>(Tato stránka tu není|We cannot find this page)/);
      expect(shown, path).toContain("This page could not be found");
      expect(shown, path).toMatch(/<a [^>]*href="\/(en)?"[^>]*>(Zpět na úvod|Back)/);
    }
  });

  test("that is no address at all is not found", async ({ request }) => {
    for (const path of ["/%zz", "/%c3%28/nic", "/en/%"]) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
  });

  test("with wrong words is sent to the right one for good, with what pages read of the query", async ({ request }) => {
    const lot = await makeLotOf(await makePerson("prodejce"));
    const go = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location ?? null];
    };
    const right = pathOf(lot);
    expect(await go(`/${lot.id}`)).toEqual([301, right]);
    expect(await go(`/${lot.id}/jinak`)).toEqual([301, right]);
    expect(await go(`/${lot.id}/jamajka/${lot.slug}`)).toEqual([200, null]);
    expect(await go(`/${lot.id}/jina-kategorie/${lot.slug}`)).toEqual([301, right]);
    expect(await go(`/${lot.id}/jamajka/jinak?a=1&q=%C4%8D`)).toEqual([301, `${right}?q=%C4%8D`]);
    expect(await go(`/en/${lot.id}/jinak`)).toEqual([301, `/en${right}`]);
    expect(await go("/1/jinak?sort=bids")).toEqual([301, "/1/lihoviny?sort=bids"]);
  });

  test("with a slash at its end is sent to the one without, and never off the site", async ({ request }) => {
    const go = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location ?? null];
    };
    expect(await go("/hledani/?q=rum&page=2")).toEqual([301, "/hledani?q=rum&page=2"]);
    expect(await go("/en/")).toEqual([301, "/en"]);
    expect(await go("/1/lihoviny//")).toEqual([301, "/1/lihoviny"]);
    const origin = new URL((await request.get("/")).url()).origin;
    for (const path of ["//evil.example/", "//evil.example/%2f..", "/%5cevil.example/", "/%2fevil.example/"]) {
      const [, location] = await go(`${origin}${path}`);
      if (location !== null) expect(new URL(String(location), origin).origin, path).toBe(origin);
    }
  });
});
