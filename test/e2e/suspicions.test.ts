import { suspicions } from "#server/features/suspicions/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

test("a moderator reads which two people to look at, goes to either of them, and notes that it was done", async ({
  browser,
}) => {
  const [author, subject] = [await makePerson("hodnoti"), await makePerson("prodava")];
  const lot = await makeLotOf(subject);
  await (await serverContext()).db.insert(suspicions).values({
    kind: "related_review",
    userId: author.id,
    otherId: subject.id,
    listingId: lot.id,
    shared: ["network", "bank_account"],
    notedAt: new Date(),
  });
  const moderator = await makePerson("moderuje", { scopes: ["moderation"] });
  const page = await windowOf(browser, moderator);
  await visit(page, "/administrace/podezreni");
  const block = page.getByRole("listitem").filter({ hasText: author.username });
  await expect(block).toContainText(/Společné mají: síť, bankovní\súčet/);
  await expectGoodLooks(page);

  await block.getByRole("link", { name: `Účet ${author.username}` }).click();
  await expect(page.getByRole("heading", { name: author.username })).toBeVisible();
  await page.goBack();
  await block.getByRole("button", { name: "Označit jako prověřené" }).click();
  await expect(page.getByText("Zapsáno jako prověřené.")).toBeVisible();
  await expect(block).toHaveCount(0);
  const closed = await wordsFor(moderator, "/administrace/podezreni?group=closed");
  expect(closed).toMatch(new RegExp(`${author.username}.*Prověřeno`));
});
