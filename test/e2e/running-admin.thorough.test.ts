import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { moveEnd } from "./server-context.ts";

test("a moderator who follows running lots is told of a lost line, keeps what was seen, and the page catches up", async ({
  browser,
  troubles,
}) => {
  const endsAt = new Date(Date.now() + 5 * 60_000);
  const seller = await makePerson("nabizi");
  const lot = await makeLotOf(seller, { name: "Láhev za ztracenou linkou", endsAt, plannedEndsAt: endsAt });
  const backOffice = await windowOf(browser, await makePerson("sleduje", { scopes: ["moderation"] }));
  const row = backOffice.getByRole("row").filter({ hasText: "Láhev za ztracenou linkou" });
  await visit(backOffice, "/administrace/prubeh-aukci?within=hour");
  await expect(row).toBeVisible();
  troubles.expectOffline();
  await backOffice.context().setOffline(true);
  await expect(backOffice.getByText("Server neodpovídá")).toBeVisible({ timeout: 15_000 });
  await expect(row).toBeVisible();
  await backOffice.context().setOffline(false);
  await expect(backOffice.getByText("Server neodpovídá")).toBeHidden({ timeout: 15_000 });
  await moveEnd(lot.id, 50 * 60_000);
  await expect(row).toContainText(/(49|50)\smin/, { timeout: 15_000 });
});
