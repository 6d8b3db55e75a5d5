import { productBody } from "#test/make/product.ts";
import { holdBack } from "./delayed-line.ts";
import { expect, test, visit } from "./journey.ts";
import { categoryOf } from "./lots.ts";
import { makePerson, newName, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

test("products are taken off sale in bulk; a lost line and a list that is left in the middle are told as they were", async ({
  browser,
  troubles,
}) => {
  troubles.expectOffline();
  const operator = await makePerson("skryva", { scopes: ["shop"] });
  const word = newName("hromada").username.replace(".", " ");
  const categoryId = await categoryOf("jamajka");
  const names = ["A", "B", "C"].map((letter) => `${word} ${letter}`);
  for (const name of [...names].reverse()) {
    const body = { ...productBody(categoryId, { name }), sku: `BULK-${name.slice(-12)}` };
    await callApi(operator, "POST", "/api/admin/products", body);
  }
  const page = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const list = `/administrace/zbozi?q=${encodeURIComponent(word)}`;
  await visit(page, list);
  const bar = page.getByRole("region", { name: "Hromadné akce" });
  const row = (index: number) => page.getByRole("row").filter({ hasText: names[index] ?? "" });
  const line = await holdBack(page, "**/api/admin/products/*/visibility");
  const hide = async (count: number) => {
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).check();
    await expect(bar.getByRole("button", { name: `Zobrazit: ${3 - count}` })).toBeVisible();
    await bar.getByRole("button", { name: `Skrýt: ${count}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Skrýt" }).click();
  };

  await test.step("the line breaks at the second", async () => {
    await hide(3);
    await line.letGo(1);
    await line.cut(2);
    await expect(bar.getByText("Spojení vypadlo")).toBeVisible();
    await expect(bar.getByText(/1\sz\s3, zbytek nezměněn\./)).toContainText(names[1] ?? "");
    await expect(row(0)).toContainText("skryté");
    await expect(row(1).last()).not.toContainText("skryté");
  });

  await test.step("the list is left while the next is under way", async () => {
    await hide(2);
    await line.reach(3);
    await page.getByRole("link", { name: "Nové zboží" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nové zboží");
    await line.letGo(3);
    await expect(page.getByText(/Zastaveno: 1\sz\s2, zbytek nezměněn\./)).toBeVisible();
    await visit(page, list);
    await expect(row(1)).toContainText("skryté");
    await expect(row(2)).not.toContainText("skryté");
    await expect(bar.getByText(/Vybráno\s0\sz\s3/)).toBeVisible();
  });

  await test.step("and put on sale again, all of them", async () => {
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).check();
    await bar.getByRole("button", { name: "Zobrazit: 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Zobrazit" }).click();
    for (const number of [4, 5]) await line.letGo(number);
    await expect(bar.getByText("Hotovo")).toBeVisible();
    await expect(row(0)).not.toContainText("skryté");
  });
});
