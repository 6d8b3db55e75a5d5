import { subscribers } from "#server/features/newsletter/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { ask, dialog, emailField, save } from "./newsletter-choice.ts";
import { makePerson, newName, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";

test("an e-mail is checked before categories are chosen; a tick takes what lies below; one that is saved already and one that could not be saved are told apart; the mail's link starts newsletters", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(409, 503);
  const { email } = newName("ctenar");
  await visit(page, "/blog");
  await page.getByRole("button", { name: "Vybrat kategorie" }).click();
  await expect(page.getByText("Pole musí být vyplněno")).toBeVisible();
  await emailField(page).fill("nikdo");
  await emailField(page).press("Enter");
  await expect(page.getByText("Pole musí obsahovat platný email.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await ask(page, email);
  await expect(dialog(page).getByRole("list").first()).toHaveCSS("column-count", "6");
  const boxes = dialog(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("list") })
    .first();
  await boxes.getByRole("checkbox").first().press("Space");
  for (const box of await boxes.getByRole("checkbox").all()) await expect(box).toBeChecked();
  await expect(dialog(page).getByText("Cigarety", { exact: true })).toHaveCount(0);
  await expectGoodLooks(page);
  await save(page);
  await expect(page.getByText("E-mail byl úspěšně uložen.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(emailField(page)).toHaveValue("");

  const known = newName("stalice").email;
  const { db } = await serverContext();
  await db
    .insert(subscribers)
    .values({ email: known, locale: "cs", key: known.padEnd(40, "x"), confirmedAt: new Date() });
  await ask(page, known);
  await save(page);
  await expect(page.getByText("Tento e-mail je již uložen.")).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await page.route("**/api/subscriber/save", (route) => route.fulfill({ status: 503, body: "{}" }));
  await save(page);
  await expect(page.getByText("E-mail nebyl úspěšně uložen.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const mail = await mailTo(email, "Potvrďte prosím odběr newsletterů");
  await visit(page, linkIn(mail, "/newsletter/potvrzeni/"));
  await page.getByRole("button", { name: "Potvrdit odběr" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odběr je potvrzený");
  const none = await page.request.post(`/newsletter/odhlaseni/${"k".repeat(43)}?form=1`, {
    headers: { accept: "text/html" },
  });
  expect((await none.text()).replaceAll("\u00a0", " ")).toContain("Tento odkaz neznáme.");
});

test("a signed-in reader finds the earlier choice and saves it as preferences, at the foot and in the account", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(503);
  const reader = await makePerson("ctenarka");
  const page = await windowOf(browser, reader);
  await visit(page, "/ucet/newslettery");
  await page.getByRole("main").getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Začít odebírat" }).click();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.")).toBeVisible();
  await expect(page.getByText(`Newslettery chodí na ${reader.email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Odhlásit newslettery" }).click();
  await expect(page.getByText("Newslettery vám teď neposíláme.")).toBeVisible();
  await page.getByRole("main").getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Začít odebírat" }).click();
  await expect(page.getByText(`Newslettery chodí na ${reader.email}.`)).toBeVisible();

  await visit(page, "/blog");
  await ask(page, reader.email.toUpperCase());
  await expect(dialog(page).getByRole("checkbox").nth(1)).toBeChecked();
  await page.route("**/api/subscriber/preferences", (route) => route.fulfill({ status: 503, body: "{}" }));
  await save(page);
  await expect(page.getByText("Nastavení se nepodařilo uložit.")).toBeVisible();
  await page.unroute("**/api/subscriber/preferences");
  await save(page);
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.")).toBeVisible();
});
