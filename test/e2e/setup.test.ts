import { chmod, mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { freePort } from "#test/rig/free-port.ts";
import { type RunningServer, startServer } from "#test/rig/start-server.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";

/** A site of its own, in production and empty. */
let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kabinet-first-run-"));
  await chmod(dataDir, 0o755);
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "dum@obchod.example", ENCRYPTION_KEYS: "0a".repeat(32) };
  const settings = { KABINET_MODE: "production", PUBLIC_URL: "https://obchod.example", PAGES: "1", ...mail };
  server = await startServer({ ...settings, TRUST_PROXY: "1" }, { dataDir, port: await freePort() });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(await realpath(join(dataDir, "database")).catch(() => dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

test("A30, A23: the link makes the first administrator, whose back office opens with the second factor and not before", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(403, 404, 422);
  const file = join(dataDir, "first-run-link.txt");
  expect(server.said()).toContain(file);
  expect(server.said()).not.toContain("/prvni-spusteni/");
  const [path = ""] = /\/prvni-spusteni\/[\w-]{43}/.exec(await readFile(file, "utf8")) ?? [];
  const site = `http://localhost:${server.port}`;
  expect((await page.request.get(`${site}/prvni-spusteni/${"x".repeat(43)}`)).status()).toBe(404);

  await visit(page, `${site}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("První spuštění");
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Dokončit nastavení" }).click();
  await expect(page.getByText("Pole musí být vyplněno").first()).toBeVisible();
  for (const [label, written] of [
    ["Název firmy nebo jméno", "Obchod s lahvemi s.r.o."],
    ["IČO", "12345678"],
    ["Ulice a číslo", "Dlouhá 12"],
    ["PSČ", "11000"],
    ["Obec", "Praha 1"],
    ["E-mail provozovatele", "dum@obchod.example"],
    ["Uživatelské jméno", "Vera"],
    ["Heslo", "pomalu zrající sud"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(written);
  await page.getByLabel("E-mail", { exact: true }).fill("vera@obchod.example");
  await page.getByRole("button", { name: "Dokončit nastavení" }).click();
  // A number that is no IČO.
  await expect(page.getByLabel("IČO", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("IČO", { exact: true }).fill("00006947");
  await page.getByRole("button", { name: "Dokončit nastavení" }).click();

  await expect(page).toHaveURL(`${site}/ucet/zabezpeceni`);
  await expect(page.getByText("Váš účet má oprávnění k práci pro Kabinet.")).toBeVisible();
  expect((await page.request.get(`${site}${path}`)).status()).toBe(404);

  // The back office leads here, and here it says why.
  await visit(page, `${site}/administrace/zaznam-zmen`);
  await expect(page).toHaveURL(/\/ucet\/zabezpeceni\?/);
  await page.getByRole("button", { name: "Zapnout" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vaše heslo").fill("pomalu zrající sud");
  await dialog.getByRole("button", { name: "Potvrdit" }).click();
  const secret = (await page.locator("code").first().innerText()).replace(/\s/g, "");
  await page
    .getByRole("textbox", { name: "Kód z aplikace" })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("textbox", { name: "Kód z aplikace" }).press("Enter");
  await page.getByRole("button", { name: "Mám je uložené" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Záznam změn");
  await expect(page.getByRole("main")).toContainText("Obchod s lahvemi s.r.o.");
  await visit(page, `${site}/`);
  await expect(page.getByRole("contentinfo")).toContainText("Obchod s lahvemi s.r.o.");
});
