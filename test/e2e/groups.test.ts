import { userGroups } from "#server/features/accounts/groups/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("a moderator puts a person into a group, and a gold ring and the discount show in that person's header", async ({
  browser,
}) => {
  const { db } = await serverContext();
  const name = { cs: "Klub znalců", en: "A club" };
  await db.insert(userGroups).values({ name, discount: 15, createdAt: new Date() });
  const member = await makePerson("clen-klubu");
  const page = await windowOf(browser, await makePerson("zarazuje", { scopes: ["moderation"] }));
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `/administrace/lide?name=${member.username}`);

  await page.getByLabel("Skupina").selectOption({ label: "Klub znalců (sleva 15 %)" });
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Uložit skupinu" }).click();
  await expect(page.getByText("Skupina je uložená.")).toBeVisible();

  const theirs = await windowOf(browser, member);
  await visit(theirs, "/ucet/prehled");
  await expect(theirs.getByRole("banner").locator(".ring-secondary").first()).toBeVisible();
  await theirs.getByRole("banner").getByRole("button", { name: "Účet" }).first().click();
  await expect(theirs.getByText("Sleva skupiny 15 %")).toBeVisible();
});
