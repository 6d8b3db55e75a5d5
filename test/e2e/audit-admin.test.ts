import { readFile } from "node:fs/promises";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

test("an administrator finds who did what, by keyboard, page by page and as a file; others find no log", async ({
  browser,
}) => {
  const other = await makePerson("jiny", { scopes: ["moderation"] });
  expect((await answerFor(other, "/administrace/zaznam-zmen")).status).toBe(404);
  const admin = await makePerson("spravce", { scopes: ["admin"] });
  const member = await makePerson("clen");
  const page = await windowOf(browser, admin, { viewport: { width: 1260, height: 900 } });

  // Something to find: a suspension and its end, with reasons.
  for (const suspended of [true, false]) {
    const reason = suspended ? "Nabízel lahve, které nemá." : "Lahve ukázal.";
    await callApi(admin, "PUT", `/api/moderation/people/${member.username}/suspension`, {
      suspended,
      reason,
    });
  }

  await visit(page, "/administrace/zaznam-zmen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Záznam změn");
  await page.getByLabel("Kdo", { exact: true }).fill(admin.username);
  await page.getByLabel("Čeho se týká").selectOption({ label: "Pozastavení účtu" });
  await page.getByLabel("Čeho se týká").press("Tab");
  await page.getByLabel("Číslo nebo název").press("Enter");
  await expect(page).toHaveURL(`/administrace/zaznam-zmen?by=${admin.username}&kind=suspension`);
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Pozastavení účtu" });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Lahve ukázal.");
  await expect(lines.last()).toContainText("pozastaven");
  await expectGoodLooks(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Uložit jako tabulku" }).click();
  const file = await (await download).path();
  expect((await readFile(file, "utf8")).trim().split("\r\n")).toHaveLength(3);

  await lines.first().getByRole("link", { name: member.username }).click();
  await expect(page.getByRole("heading", { level: 2, name: member.username, exact: true })).toBeVisible();
  // The look at that person is there.
  await visit(page, `/admin/audit?kind=reading&id=${member.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log of changes");
  await expect(page.getByRole("main").getByText("a person’s card")).toHaveCount(1);

  const days = page.getByRole("link", { name: "last 7 days" });
  await days.press("Enter");
  await expect(page).toHaveURL(/kind=reading&id=\d+&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await expect(days).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("main").getByText("a person’s card")).toHaveCount(1);
  await page.getByRole("link", { name: "last month" }).press("Enter");
  await expect(page.getByRole("main").getByText("a person’s card")).toHaveCount(0);

  await page.getByLabel("Words of the change or reason").fill("ab");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Please write at least 3 characters.")).toBeVisible();
  await page.getByRole("link", { name: "Show the whole log" }).click();
  await expect(page).toHaveURL("/admin/audit");
});
