import { and, inArray, isNull, sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("an administrator sees what waits, finds an event that is stuck, and gives it up with a reason", async ({
  browser,
}) => {
  const { db } = await serverContext();
  const putOff = { attempts: 2, nextAttemptAt: sql`now() + interval '1 hour'` };
  const [mended, stuckEvent] = await db
    .insert(outbox)
    .values([
      {
        ...{ ...putOff, topic: "MailBounced", lastError: "connection refused" },
        payload: { recipient: "nikdo@kabinet.test", subscription: "watched" },
      },
      // A payload that its topic refuses: no attempt can succeed.
      {
        ...putOff,
        topic: "BidPlaced",
        payload: { listingId: "none" },
        lastError: "listingId: expected number",
      },
    ])
    .returning();
  const page = await windowOf(browser, await makePerson("dozor", { scopes: ["admin"] }));
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: /dozor/ }).click();
  await page.getByRole("menuitem", { name: /^Administrace/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administrace");
  await expect(page.getByRole("heading", { name: "Posledních 30 dní" })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Čísla v tabulce" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(31);

  await page
    .getByRole("main")
    .getByRole("link", { name: /odložen/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stav systému");
  const blockOf = (event: typeof mended) =>
    page.getByRole("listitem", { name: `${event?.topic} ${event?.id}`, exact: true });
  await expect(blockOf(stuckEvent).getByText("listingId: expected number")).toBeVisible();
  await expectGoodLooks(page);
  await blockOf(mended).getByRole("button", { name: "Zkusit hned" }).click();
  await expect(page.getByText("Událost se zkusí během dvou vteřin.")).toBeVisible();
  await blockOf(stuckEvent).getByRole("button", { name: "Zahodit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Zahodit událost" }).click();
  await expect(dialog.getByLabel("Důvod")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Důvod").fill("Nabídka s takovým číslem není.");
  await dialog.getByRole("button", { name: "Zahodit událost" }).click();
  await expect(page.getByText("Událost je zahozená.")).toBeVisible();
  await expect(blockOf(stuckEvent)).toHaveCount(0);
  const open = inArray(outbox.id, [mended?.id ?? 0, stuckEvent?.id ?? 0]);
  await expect.poll(() => db.$count(outbox, and(open, isNull(outbox.handledAt)))).toBe(0);
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain("Stav systému");
  expect(html).not.toContain(`"${mended?.topic} ${mended?.id}"`);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Najít v administraci" })).toBeFocused();
  await expectGoodLooks(page);
  await page.getByRole("combobox", { name: "Najít v administraci" }).fill("dozor");
  await expect(page.getByRole("option", { name: /dozor.*@/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lidé");
});

test("FR14: each scope finds its own pages alone, in groups that fold, on a phone in a menu that opens; a stranger finds none", async ({
  browser,
}) => {
  const person = await makePerson("skladnik", { scopes: ["shop"] });
  const operator = await windowOf(browser, person, { viewport: { width: 360, height: 800 } });
  await visit(operator, "/administrace");
  const menu = operator.getByRole("navigation", { name: "Nabídka administrace" });
  await expect(menu).toBeHidden();
  await operator.locator("summary").filter({ hasText: "Administrace" }).click();
  expect(await menu.getByRole("link").allTextContents()).toEqual([
    "Přehled",
    "Objednávky zboží",
    "Zboží",
    "Prodejny",
    "Dopravci",
  ]);
  await menu.getByRole("link", { name: "Dopravci" }).press("Enter");
  await expect(operator.getByRole("heading", { level: 1, name: "Dopravci" })).toBeVisible();
  await expect(menu).toBeHidden();
  await operator.setViewportSize({ width: 1260, height: 800 });
  await expect(operator.getByText("Zkušební provoz")).toBeVisible();
  for (const publicPart of ["search", "contentinfo"] as const)
    await expect(operator.getByRole(publicPart)).toHaveCount(0);
  const column = operator.getByRole("navigation", { name: "Administrace" });
  await column.locator("summary").filter({ hasText: "Obchod" }).press("Enter");
  // The browser says that a group has folded a moment later.
  await expect
    .poll(async () => (await operator.context().cookies()).find(({ name }) => name === "admin-folded")?.value)
    .toBe("shop");
  await visit(operator, "/administrace");
  await expect(column.getByRole("link")).toHaveText(["Přehled"]);
  await visit(operator, "/administrace/dopravci");
  await expect(column.getByRole("link", { name: "Dopravci" })).toHaveAttribute("aria-current", "page");
  expect((await answerFor(await makePerson("cizi"), "/administrace")).status).toBe(404);
  expect((await answerFor(person, "/administrace/stav")).status).toBe(404);
});
