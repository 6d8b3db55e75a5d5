import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

/** Other ways to a watched search than the one that `alerts.test.ts` goes. */

test("a member follows a seller without leaving the page, and monthly sales from theirs", async ({ browser }) => {
  const seller = await makePerson("sledovany");
  const fan = await makePerson("fanousek");
  const own = await windowOf(browser, fan);
  await visit(own, `/uzivatel/${seller.id}`);
  await own.getByRole("link", { name: "Hlídat nabídky prodávajícího" }).click();
  await own.getByRole("button", { name: "Nastavit" }).click();
  await expect(own.getByRole("heading", { level: 1, name: `Prodávající ${seller.username}` })).toBeVisible();
  await visit(own, "/mesicni-aukce");
  await own.getByRole("link", { name: "Hlídat", exact: true }).click();
  await own.getByRole("link", { name: "Hlídáme", exact: true }).click();
  await expect(own.getByRole("heading", { level: 1, name: "Hlídání" })).toBeVisible();
  await expect(own.getByRole("main").getByRole("listitem").filter({ hasText: "Měsíční" })).toHaveCount(1);
});
