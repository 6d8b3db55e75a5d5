import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, newName, windowOf } from "./people.ts";
import { callApi, wordsFor } from "./without-window.ts";

const phone = { width: 360, height: 800 };

test("an administrator names a trusted flagger, whose report is marked, and removes it with a reason", async ({
  browser,
  troubles,
}) => {
  const other = await makePerson("padelatel");
  const { email } = newName("sdruzeni");
  const admin = await makePerson("spravuje", { scopes: ["admin"] });
  const backOffice = await windowOf(browser, admin);
  await backOffice.setViewportSize(phone);
  await visit(backOffice, "/administrace/duveryhodni-oznamovatele");
  await backOffice.getByText("Přidat oznamovatele").click();
  await backOffice.getByLabel("Organizace").fill("Sdružení sběratelů");
  await backOffice.getByLabel("Účet nebo e-mail").fill("nikdo-takovy-tu-neni");
  await backOffice.getByLabel("Důvod").fill("Jmenoval ho koordinátor 1. 10.");
  troubles.expectStatus(422);
  await backOffice.getByRole("button", { name: "Přidat", exact: true }).click();
  await expect(backOffice.getByLabel("Účet nebo e-mail")).toHaveAttribute("aria-invalid", "true");
  await backOffice.getByLabel("Účet nebo e-mail").fill(email);
  await expectGoodLooks(backOffice);
  await backOffice.getByRole("button", { name: "Přidat", exact: true }).click();
  await expect(backOffice.getByText("Oznamovatel je přidaný.")).toBeVisible();

  await callApi(await makePerson("sdruzeni", { email }), "POST", "/api/reports", {
    ...{ kind: "profile", id: other.id, reason: "counterfeit", goodFaith: true },
    note: "Naši členové poznali padělek.",
  });
  const reports = await wordsFor(admin, "/administrace/nahlaseni");
  // No more words lie between the two in one report.
  expect(reports).toMatch(
    /Důvěryhodný oznamovatel: Sdružení sběratelů.{0,600}poznali padělek|poznali padělek.{0,600}Důvěryhodný oznamovatel: Sdružení/,
  );

  const row = backOffice.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await row.getByText("Sdružení sběratelů").click();
  await row.getByLabel("Důvod odebrání").fill("Jmenování skončilo.");
  await row.getByRole("button", { name: "Odebrat" }).click();
  await expect(row).toContainText("Jmenování skončilo.");
});
