import { userGroups } from "#server/features/accounts/groups/table.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { callApi } from "./without-window.ts";

test("a moderator puts a person into a group, and a gold ring and the discount show in that person's header", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  const { db } = await house();
  const groupOf = async (cs: string, discount: number) =>
    (
      await db
        .insert(userGroups)
        .values({ name: { cs, en: "A club" }, discount, createdAt: new Date() })
        .returning({ id: userGroups.id })
    )[0]?.id;
  await groupOf("Klub sběratelů", 15);
  const friends = await groupOf("Přátelé domu", 5);
  const member = await makePerson("clen-klubu");
  const other = await makePerson("predbehne", { scopes: ["moderation"] });
  const page = await windowOf(browser, await makePerson("zarazuje", { scopes: ["moderation"] }));
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `/administrace/lide?name=${member.username}`);

  await test.step("what another moderator has changed meanwhile is not overwritten", async () => {
    const group = `/api/moderation/people/${member.username}/group`;
    await callApi(other, "PUT", group, { groupId: friends, until: null, seen: null });
    await page.getByLabel("Platí do").fill("2099-12-31");
    await page.getByRole("button", { name: "Uložit skupinu" }).click();
    await expect(page.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Skupina: Přátelé domu" })).toBeVisible();
    await page.getByRole("button", { name: "Načíst uložené" }).click();
    await expect(page.getByLabel("Skupina")).toHaveValue(String(friends));
  });

  await page.getByLabel("Skupina").selectOption({ label: "Klub sběratelů (sleva 15 %)" });
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Uložit skupinu" }).click();
  await expect(page.getByText("Skupina je uložená.")).toBeVisible();

  const theirs = await windowOf(browser, member);
  await visit(theirs, "/ucet/prehled");
  await expect(theirs.getByRole("banner").locator(".ring-secondary").first()).toBeVisible();
  await theirs.getByRole("banner").getByRole("button", { name: "Účet" }).first().click();
  await expect(theirs.getByText("Sleva skupiny 15 %")).toBeVisible();
});
