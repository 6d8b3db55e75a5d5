import {
  bothWidths,
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleTwin,
  expectFits,
} from "./accessible.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

test("a moderator finds an account by a part of what is known of it, narrows the list and opens the account", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const desk = await windowOf(browser, await makePerson("hleda", { scopes: ["moderation"] }));
  const sought = await makePerson("hledany", { strikes: 2 });
  await visit(desk, "/administrace/lide");
  const find = desk.getByRole("search").filter({ has: desk.getByLabel("Kdo", { exact: true }) });

  await test.step("a short word is told at its field", async () => {
    await find.getByLabel("Kdo", { exact: true }).fill("ab");
    await find.getByLabel("Kdo", { exact: true }).press("Enter");
    await expect(desk.getByText("Jedno ze slov musí mít aspoň 3 znaky.")).toBeVisible();
  });

  await test.step("parts of name and e-mail with a state lead to the account, and the address says it", async () => {
    await find.getByLabel("Kdo", { exact: true }).fill(`${sought.username.slice(3)} kabinet.test`);
    await find.getByLabel("Stav").selectOption({ label: "Se záznamem o nezaplacení" });
    await find.getByRole("button", { name: "Zobrazit" }).click();
    await expect(desk).toHaveURL(/state=struck/);
    const line = desk.getByRole("listitem").filter({ hasText: sought.email });
    await expect(line).toContainText(/2\snezaplacení/);
    await expectAccessible(desk, bothWidths);
    await expectAccessibleInDark(desk);
    await expectFits(desk);
    await line.getByRole("link").press("Enter");
    await expect(desk.getByRole("heading", { level: 2, name: sought.username })).toBeVisible();
    await desk.goBack();
    await expect(line).toBeVisible();
  });

  await visit(desk, "/admin/people?state=house");
  await expect(
    desk
      .getByRole("main")
      .getByRole("link", { name: /^hleda\./ })
      .first(),
  ).toBeVisible();
  await expectAccessibleTwin(desk);
});
