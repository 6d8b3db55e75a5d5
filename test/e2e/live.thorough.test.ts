import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { openWeakLine } from "./weak-line.ts";
import { openContext } from "./windows.ts";
import { bidOn } from "./without-window.ts";

test("a lost connection is said, and when it is back everything that was missed is there", async ({
  browser,
  troubles,
}) => {
  troubles.expectOffline();
  const lot = await makeLotOf(await makePerson("prodejce"));
  const line = await openWeakLine();
  const reader = await (await openContext(browser, { baseURL: line.url })).newPage();
  await visit(reader, pathOf(lot));
  const block = reader.getByRole("region", { name: "Přihazování" });
  await expect(block).not.toContainText("Spojení");
  await line.cut();
  await expect(block).toContainText("Spojení", { timeout: 25_000 });
  await bidOn(lot, await makePerson("kupec"), 1_000);
  await expect(block).toContainText("bez příhozu");
  await line.mend();
  await expect(block).toContainText("1 příhoz", { timeout: 25_000 });
  await expect(block).not.toContainText("Spojení");
  await expect(reader.getByRole("region", { name: "Příhozy" }).getByRole("row")).toHaveCount(2);
  await line.cut();
});
