import { expect, test, visit } from "./journey.ts";

test("the search box suggests while one types, in a list of at most 200 px, by keyboard and by pointer, and moves nothing", async ({
  page,
}) => {
  await visit(page, "/");
  const field = page.getByRole("banner").getByLabel("Hledat na Kabinetu");
  const heading = page.getByRole("heading", { level: 1 });
  await field.click();
  const before = await heading.boundingBox();
  await field.pressSequentially("whisk");
  const list = page.getByRole("listbox", { name: "Návrhy" });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200);
  expect(await heading.boundingBox()).toEqual(before);

  const active = list.getByRole("option", { selected: true });
  await expect(active).toHaveCount(0);
  await field.press("ArrowDown");
  await expect(active).toHaveText(/Whisky/);
  await expect(field).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "");
  await field.press("End");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field.press("Home");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("whisk");

  await field.press("ArrowDown");
  await expect(list).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/3\/whisky$/);
  await expect(list).toBeHidden();

  await field.fill("vhisky");
  await list.getByRole("option").first().click();
  await expect(page).toHaveURL(/\/3\/whisky$/);

  await field.fill("whisky");
  await expect(list).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/hledani\?q=whisky$/);
  await expect(list).toBeHidden();
});
