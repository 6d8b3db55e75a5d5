import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, expectGoodTwin } from "./looks.ts";
import { makePerson, newName, windowOf } from "./people.ts";

const phone = { width: 360, height: 800 };

test("an administrator names a trusted flagger, whose report is marked, and removes it with a reason", async ({
  browser,
  troubles,
}) => {
  const other = await makePerson("padelatel");
  const { email } = newName("sdruzeni");
  const desk = await windowOf(browser, await makePerson("spravuje", { scopes: ["admin"] }));
  await desk.setViewportSize(phone);
  await visit(desk, "/administrace/duveryhodni-oznamovatele");
  await desk.getByText("Přidat oznamovatele").click();
  await desk.getByLabel("Organizace").fill("Sdružení sběratelů");
  await desk.getByLabel("Účet nebo e-mail").fill("nikdo-takovy-tu-neni");
  await desk.getByLabel("Důvod").fill("Jmenoval ho koordinátor 1. 10.");
  troubles.expectStatus(422);
  await desk.getByRole("button", { name: "Přidat", exact: true }).click();
  await expect(desk.getByLabel("Účet nebo e-mail")).toHaveAttribute("aria-invalid", "true");
  await desk.getByLabel("Účet nebo e-mail").fill(email);
  await expectGoodLooks(desk);
  await desk.getByRole("button", { name: "Přidat", exact: true }).click();
  await expect(desk.getByText("Oznamovatel je přidaný.")).toBeVisible();
  await expectGoodTwin(desk);

  const page = await windowOf(browser, await makePerson("sdruzeni", { email }));
  await visit(page, `/uzivatel/${other.id}`);
  await page.getByRole("button", { name: `Nahlásit profil ${other.username}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Důvod").selectOption({ index: 1 });
  await dialog.getByLabel("Vysvětlení").fill("Naši členové poznali padělek.");
  await dialog.getByLabel(/dobré víře/).check();
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(page.getByText(/Nahlášení č\.\s\d+ jsme přijali/)).toBeVisible();
  await visit(desk, "/administrace/nahlaseni");
  await expect(
    desk.getByRole("main").getByRole("listitem").filter({ hasText: "poznali padělek" }),
  ).toContainText(/Důvěryhodný oznamovatel: Sdružení/);

  await visit(desk, "/administrace/duveryhodni-oznamovatele");
  const row = desk.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await row.getByText("Sdružení sběratelů").click();
  await row.getByLabel("Důvod odebrání").fill("Jmenování skončilo.");
  await row.getByRole("button", { name: "Odebrat" }).click();
  await expect(row).toContainText("Jmenování skončilo.");
});
