import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

const line = (backOffice: Page, email: string) => backOffice.getByRole("listitem").filter({ hasText: email });

test("a moderator finds an account by a part of what is known of it, narrows the list and opens the account", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const moderator = await makePerson("hleda", { scopes: ["moderation"] });
  const backOffice = await windowOf(browser, moderator);
  const sought = await makePerson("hledany", { strikes: 2, accountVerifiedAt: null });
  await visit(backOffice, "/administrace/lide");
  const find = backOffice.getByRole("search").filter({ has: backOffice.getByLabel("Kdo", { exact: true }) });

  await test.step("a short word is told at its field", async () => {
    await find.getByLabel("Kdo", { exact: true }).fill("ab");
    await find.getByLabel("Kdo", { exact: true }).press("Enter");
    await expect(backOffice.getByText("Jedno ze slov musí mít aspoň 3 znaky.")).toBeVisible();
  });

  await test.step("parts of name and e-mail with a state lead to the account, and the address says it", async () => {
    await find.getByLabel("Kdo", { exact: true }).fill(`${sought.username.slice(3)} kabinet.test`);
    await find.getByLabel("Stav").selectOption({ label: "Se záznamem o nezaplacení" });
    await find.getByRole("button", { name: "Zobrazit" }).click();
    await expect(backOffice).toHaveURL(/state=struck/);
    const found = line(backOffice, sought.email);
    await expect(found).toContainText(/2\snezaplacení/);
    await found.getByRole("link").press("Enter");
    await expect(backOffice.getByRole("heading", { level: 2, name: sought.username })).toBeVisible();
    await backOffice.goBack();
    await expect(found).toBeVisible();
  });

  await test.step("a verification is asked about, and said", async () => {
    await line(backOffice, sought.email).getByRole("link").press("Enter");
    await backOffice.getByLabel("Důvod ověření").fill("Doklad jsme viděli v prodejně.");
    await backOffice.getByRole("button", { name: "Ověřit účet" }).click();
    const dialog = backOffice.getByRole("dialog");
    await expect(dialog).toContainText("Ověření jde později odebrat.");
    await expectGoodLooks(backOffice);
    await dialog.getByRole("button", { name: "Zpět" }).press("Enter");
    await expect(backOffice.getByRole("button", { name: "Ověřit účet" })).toBeVisible();
    await backOffice.getByRole("button", { name: "Ověřit účet" }).click();
    await dialog.getByRole("button", { name: "Ověřit účet" }).press("Enter");
    await expect(backOffice.getByText("Účet je ověřený.")).toBeVisible();
    await expect(backOffice.getByRole("button", { name: "Odebrat ověření účtu" })).toBeVisible();
  });

  const colleagues = await wordsFor(moderator, "/admin/people?state=staff");
  expect(colleagues).toContain(moderator.username);
  expect(colleagues).not.toContain(sought.username);
});
