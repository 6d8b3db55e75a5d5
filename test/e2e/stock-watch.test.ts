import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, testPassword } from "./people.ts";

/** Waiting for goods from stock. */

test("a guest signs in to wait for what no store has, comes back to it, waits, and ends it in the account; what is in stock is waited for at a lower price than it has", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(422);
  const buyer = await makePerson("ceka");
  const product = await pathTo("Ballinroe");
  await visit(page, product);
  const block = page.getByRole("region", { name: "Zboží z obchodu" });
  await expect(block.getByText("Hlídací pes")).toBeVisible();
  await block.getByRole("link", { name: "Přihlásit se a hlídat" }).click();
  await page.getByRole("main").getByLabel("E-mail").fill(buyer.email);
  await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill(testPassword);
  await page.getByRole("main").getByRole("button", { name: "Přihlásit se" }).click();
  await expect(page).toHaveURL((url) => url.pathname === product);
  await block.getByLabel("Nejvyšší cena").fill("hodně");
  await block.getByRole("button", { name: "Hlídat", exact: true }).click();
  await expect(block.getByText("Zadejte prosím částku v korunách.")).toBeVisible();
  await expectGoodLooks(page);
  await block.getByLabel("Nejvyšší cena").fill("500");
  await block.getByRole("button", { name: "Hlídat", exact: true }).click();
  await expect(block.getByText(/až bude zboží skladem nejvýše za 500\sKč/)).toBeVisible();

  await visit(page, "/ucet/hlidani");
  const list = page.getByRole("list", { name: "Hlídané zboží" });
  await expect(list).toContainText("Ballinroe");
  await expect(list).toContainText(/až bude skladem nejvýše za 500\sKč · teď skladem není/);
  await list.getByRole("button", { name: /Přestat hlídat/ }).click();
  await expect(list).toHaveCount(0);

  await visit(page, await pathTo("Glen Corrach"));
  await block.getByText("Hlídat cenu").click();
  const submit = block.getByRole("button", { name: "Hlídat", exact: true });
  await submit.click();
  await expect(block.getByText("Pole musí být vyplněno")).toBeVisible();
  await block.getByLabel("Nejvyšší cena").fill("9999");
  await submit.click();
  await expect(block.getByText("Za tuto cenu je zboží skladem už teď.")).toBeVisible();
  await block.getByLabel("Nejvyšší cena").fill("800");
  await submit.click();
  await expect(block.getByText(/nejvýše za 800\sKč/)).toBeVisible();
  await block.getByRole("button", { name: "Přestat hlídat" }).click();
  await expect(submit).toBeVisible();
});

/** Where the first of the goods of this name has its page. */
async function pathTo(name: string): Promise<string> {
  const found = await answerFor(null, `/hledani?q=${encodeURIComponent(name)}&saleMode=stock`);
  const [, path] = /<li class="[^"]*card.*?<a [^>]*href="([^"]*)"/s.exec(await found.text()) ?? [];
  if (!path) throw new Error(`the demo has no ${name}`);
  return path;
}
