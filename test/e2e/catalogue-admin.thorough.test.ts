import { makeBranch, order } from "./category-tree.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

/** What is moved by keyboard in `catalogue-admin.test.ts` is moved by a pointer. */

const path = "/administrace/kategorie";
test("a category is dragged onto another one and beside it", async ({ browser }) => {
  const { names, ids } = await makeBranch();
  const backOffice = await windowOf(browser, await makePerson("tahne", { scopes: ["content"] }), {
    viewport: { width: 1260, height: 900 },
  });
  await visit(backOffice, path);
  const handle = (id: number) => backOffice.locator(`[data-handle="${id}"]`);
  const drag = async (id: number, onto: number, part: "before" | "into") => {
    const row = handle(onto).locator("..");
    // Near an edge of the window the page would scroll under the pointer.
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await handle(id).hover();
    await backOffice.mouse.down();
    await expect(async () => {
      const to = await row.boundingBox();
      if (!to) throw new Error("the row is on the page");
      const y = to.y + to.height * (part === "before" ? 0.1 : 0.5);
      await backOffice.mouse.move(to.x + 40, y + 3, { steps: 8 });
      await backOffice.mouse.move(to.x + 40, y, { steps: 2 });
      await expect(row).toHaveAttribute("data-drop", part, { timeout: 1_000 });
    }).toPass();
    await backOffice.mouse.up();
  };
  await drag(ids.c, ids.a, "before");
  await expect.poll(() => order(backOffice, Object.values(names))).toEqual([names.top, names.c, names.a, names.b]);
  // The note covers nothing that is dragged, and the rows stand still.
  await expect(backOffice.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(backOffice.getByText(new RegExp(`^${names.c} je teď`))).toBeVisible();
  await drag(ids.a, ids.b, "into");
  await expect(backOffice.getByText(`${names.a} je teď v kategorii ${names.b}.`)).toBeVisible();
  await expect.poll(() => order(backOffice, Object.values(names))).toEqual([names.top, names.c, names.b, names.a]);
});
