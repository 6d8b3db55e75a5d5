import { sql } from "#server/db/query.ts";
import { expect, reload, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person, testPassword } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { callApi, watchAs, wordsBehind } from "./without-window.ts";

/** Somebody watches a lot that ends within the hour: made before all else, since the mail about it takes its time. */
let reminded: { person: Person };
test.beforeAll(async () => {
  const person = await makePerson("hlida");
  const lot = await makeLotOf(await makePerson("prodava"), { name: "Whisky před koncem" });
  await watchAs(person, lot);
  const { db } = await serverContext();
  await db.execute(sql`
    update wishlist_items set added_at = now() - interval '1 day' where listing_id = ${lot.id}`);
  await db.execute(sql`
    update listings set ends_at = now() + interval '50 minutes', planned_ends_at = now() + interval '50 minutes'
    where id = ${lot.id}`);
  reminded = { person };
});

test("a guest watches a lot, signs in and has it in the account, with a note and without one again", async ({
  page,
}) => {
  const seller = await makePerson("prodava");
  const person = await makePerson("sleduje");
  const lot = await makeLotOf(seller, { name: "Rum k hlídání" });

  await test.step("the heart of the page says by how many it is watched", async () => {
    await visit(page, pathOf(lot));
    const heart = page.getByRole("main").getByRole("button", { name: "Sledovat", exact: true });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    const stored = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await heart.press("Enter");
    await expect(page.getByRole("button", { name: "Sledujete" })).toHaveAttribute("aria-pressed", "true");
    expect((await stored).status()).toBe(200);
  });

  await test.step("it outlives a reload", async () => {
    await reload(page);
    await expect(page.getByRole("button", { name: "Sledujete" })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("W2: the page of what one follows opens without an account, and lets one go and have it back", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Sledované" }).click();
    await expect(page).toHaveURL("/ucet/sledovane-aukce");
    const main = page.getByRole("main");
    await expect(main).toContainText("14 dní po poslední změně");
    const row = main.getByRole("listitem").filter({ hasText: "Rum k hlídání" });
    await row.getByRole("button", { name: /Přestat sledovat/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Vrátit" }).click();
    await expect(row).toHaveCount(1);
    await expectGoodLooks(page);
  });

  await test.step("after signing in there, it is in the account", async () => {
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Přihlásit se" }).click();
    await main.getByLabel("E-mail").fill(person.email);
    await main.getByLabel("Heslo", { exact: true }).fill(testPassword);
    await main.getByRole("button", { name: "Přihlásit se" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sledované aukce" })).toBeVisible();
    await takenOver(page);
    await expect(main).toContainText("Rum k hlídání");
  });

  // The snackbar is a list item of its own.
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Rum k hlídání" });
  await test.step("a note is written and stays", async () => {
    await row.getByRole("button", { name: "Přidat poznámku" }).click();
    await row.getByLabel(/Vaše poznámka/).fill("Nejvýš za 900");
    await row.getByRole("button", { name: "Uložit poznámku" }).click();
    await expect(row).toContainText("Nejvýš za 900");
    expect(await wordsBehind(page, "/ucet/sledovane-aukce")).toContain("Nejvýš za 900");
  });

  await test.step("what is removed goes, and comes back with its note", async () => {
    await row.getByRole("button", { name: /Přestat sledovat/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Vrátit" }).click();
    await expect(row).toContainText("Nejvýš za 900");
  });

  const { db } = await serverContext();
  const { rows } = await db.execute(sql`select watcher_count from listings where id = ${lot.id}`);
  expect(rows).toEqual([{ watcher_count: 1 }]);
});

test("an hour before the end a mail comes; its link turns such mails off without signing in", async ({ page }) => {
  const { person } = reminded;
  // Due mails are looked for every half a minute.
  const mail = await mailTo(person.email, "Za hodinu končí: Whisky před koncem", 45_000);
  await visit(page, linkIn(mail, "/odhlaseni/"));
  await page.getByRole("button", { name: "Už mi je neposílat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-maily jsou vypnuté");

  const { notifyEnding } = await callApi<{ notifyEnding: boolean }>(person, "GET", "/api/me/preferences");
  expect(notifyEnding).toBe(false);
});
