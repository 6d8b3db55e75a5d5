import { expect, test, visit } from "./journey.ts";

test("a page that is long in coming shows its shape under the header, and who turns back finds the old one as it was", async ({
  page,
}) => {
  await visit(page, "/blog");
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/denni-aukce.data*", async (route) => {
    await waiting;
    await route.continue();
  });
  const menu = page.getByRole("navigation", { name: "Hlavní nabídka" });
  const shape = () =>
    page.evaluate(() => getComputedStyle(document.querySelector("main") as Element, "::before").content);
  expect(await shape()).toBe("none");
  const before = await page.getByRole("heading", { level: 1 }).boundingBox();

  await menu.getByRole("link", { name: "Denní aukce" }).click();
  await expect.poll(shape).toBe('""');
  // Nothing has moved: the old page lies under the shape, and the header is there to turn elsewhere.
  expect(await page.getByRole("heading", { level: 1, name: "Blog" }).boundingBox()).toEqual(before);
  const atHeading = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
    x: (before?.x ?? 0) + 5,
    y: (before?.y ?? 0) + 5,
  });
  expect(atHeading).toBe("MAIN");

  await menu.getByRole("link", { name: "Blog" }).click();
  await expect.poll(shape).toBe("none");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();

  await menu.getByRole("link", { name: "Denní aukce" }).click();
  await expect.poll(shape).toBe('""');
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Denní aukce" })).toBeVisible();
  await expect.poll(shape).toBe("none");
});
