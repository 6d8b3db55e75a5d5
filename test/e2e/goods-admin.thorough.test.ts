import type { EditableProduct } from "#contract/products/products.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { productBody } from "#test/make/product.ts";
import { expect, test, visit } from "./journey.ts";
import { categoryOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { chooseFiles } from "./photographs.ts";
import { callApi } from "./without-window.ts";

test("pictures of goods come as those of a listing do", async ({ browser }) => {
  const operator = await makePerson("zbozi", { scopes: ["shop"] });
  const sku = `ADMIN-P-${Date.now() % 1e8}`;
  const body = productBody(await categoryOf("jamajka"), { sku });
  const { id } = await callApi<EditableProduct>(operator, "POST", "/api/admin/products", body);
  const page = await windowOf(browser, operator);
  await visit(page, `/administrace/zbozi/${id}`);
  const buffer = await pictureBytes(800, 1_000);
  await chooseFiles(page, { name: "celek.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("Nahráno snímků: 1").first()).toBeAttached({ timeout: 60_000 });
});
