import { carriers } from "#server/features/carriers/table.ts";
import { stores } from "#server/features/stores/table.ts";
import { storeBody } from "#test/make/store.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";

test("of two who keep the shop the second sees what the first has changed of a store and of a carrier", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409);
  const { db } = await house();
  const word = Date.now() % 1e6;
  const name = { cs: `Sklad ${word}`, en: "" };
  const note = { cs: "", en: "" };
  const { exceptions: _, ...row } = storeBody;
  // Hidden: other journeys read the stores and carriers that visitors see.
  await db.insert(stores).values({ ...row, name, isShown: false });
  await db
    .insert(carriers)
    .values({ name, note, position: 0, destination: "address" as const, isShown: false });
  const keeper = await makePerson("sklad", { scopes: ["shop"] });
  const first = await windowOf(browser, keeper);
  const second = await windowOf(browser, keeper);
  for (const [path, field, changed] of [
    ["/administrace/prodejny", "Ulice a číslo", "Slezská 14"],
    ["/administrace/dopravci", "Poznámka česky", "Vozí jen v pátek."],
  ] as const) {
    const rowOf = (page: typeof first) => page.getByRole("listitem").filter({ hasText: name.cs });
    for (const page of [first, second]) {
      await visit(page, path);
      await rowOf(page).locator("summary").click();
    }
    await rowOf(first).getByLabel(field).fill(changed);
    await rowOf(first).getByRole("button", { name: "Uložit" }).click();
    await expect(first.getByText(/je uložen/)).toBeVisible();
    await rowOf(second).getByLabel("Pořadí").fill("7");
    await rowOf(second).getByRole("button", { name: "Uložit" }).click();
    await expect(rowOf(second).getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(rowOf(second)).toContainText(`${field}: ${changed}`);
    await expectGoodLooks(second);
    await rowOf(second).getByRole("button", { name: "Načíst uložené" }).click();
    await expect(rowOf(second).getByLabel(field)).toHaveValue(changed);
  }
});
