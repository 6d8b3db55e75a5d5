import { readFile } from "node:fs/promises";
import { fromBuffer } from "yauzl";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, siteUrl, testPassword, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { wordsBehind } from "./without-window.ts";

const phone = { viewport: { width: 360, height: 780 } };

test("somebody takes all data along: asked for, told by mail, downloaded and opened; an open deal stands against a deletion, in words", async ({
  browser,
}) => {
  const person = await makePerson("bere.data");
  await makeDeal(await serverContext(), { buyer: person });
  const page = await windowOf(browser, person, phone);
  await visit(page, "/ucet/moje-data");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moje data a smazání účtu");
  await expect(page.locator("nav a[aria-current=true]")).toHaveText("Kontaktní údaje");
  await expect(page.getByText("Máte nedokončené obchody.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Smazat účet", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Připravit data" }).click();
  await expect(page.getByText("Data jsou připravená")).toBeVisible({ timeout: 30_000 });
  await expectGoodLooks(page);
  const mail = await mailTo(person.email, "Vaše data jsou připravená");
  expect(new URL(linkIn(mail, "/ucet/moje-data")).pathname).toBe("/ucet/moje-data");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Stáhnout data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("kabinet.zip");
  const names = await namesIn(await readFile(await download.path()));
  expect(names).toEqual(expect.arrayContaining(["README.txt", "account.json", "bids.json", "messages.json"]));
  // Nothing stands out of the narrow page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a deletion is asked for by the password and called off by signing in, which is told on the page", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401, 422);
  const person = await makePerson("odchazi");
  const page = await windowOf(browser, person, phone);
  await visit(page, "/ucet/moje-data");
  await page.getByRole("button", { name: "Smazat účet", exact: true }).click();
  await page.getByRole("button", { name: "Smazat účet za 14 dní" }).click();
  const password = page.getByRole("dialog").getByLabel("Vaše heslo");
  await password.fill("spatne-heslo");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expectGoodLooks(page);
  await password.fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Žádost jsme přijali. Účet smažeme")).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl()}/`);
  await mailTo(person.email, "Žádost o smazání účtu");
  await visit(page, "/login");
  await page.getByRole("main").getByLabel("E-mail").fill(person.email);
  await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Přihlášením jste zrušili smazání účtu. Účet zůstává.")).toBeVisible();
  const back = await wordsBehind(page, "/account/my-data");
  expect(back).toContain("My data and deleting the account");
  expect(back).toContain("Delete the account");
});

/** The names of the files in a ZIP. */
function namesIn(data: Buffer): Promise<string[]> {
  const names: string[] = [];
  return new Promise((resolve, reject) => {
    fromBuffer(data, (error, zip) => {
      if (error) return reject(error);
      zip.on("entry", (entry) => names.push(entry.fileName));
      zip.on("end", () => resolve(names));
    });
  });
}
