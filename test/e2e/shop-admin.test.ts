import { eq } from "#server/db/query.ts";
import { carriers } from "#server/features/carriers/table.ts";
import { stores } from "#server/features/stores/table.ts";
import { storeBody } from "#test/make/store.ts";
import { expect, test, visit } from "./journey.ts";
import { isThorough } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("of two who keep the shop the second sees what the first has changed", async ({ browser, troubles }) => {
  troubles.expectStatus(409);
  const { db } = await serverContext();
  const word = Date.now() % 1e6;
  const name = { cs: `Sklad ${word}`, en: "" };
  const note = { cs: "", en: "" };
  const { exceptions: _, ...row } = storeBody;
  // Hidden: other journeys read the stores and carriers that visitors see.
  await db.insert(stores).values({ ...row, name, isShown: false });
  await db.insert(carriers).values({ name, note, position: 0, destination: "address" as const, isShown: false });
  const page = await windowOf(browser, await makePerson("sklad", { scopes: ["shop"] }));
  const byStreet = { street: "Slezská 14", version: 1 };
  const byNote = { note: { cs: "Vozí jen v pátek.", en: "" }, version: 1 };
  const forms = [
    [
      ...(["/administrace/prodejny", "Ulice a číslo", byStreet.street] as const),
      () => db.update(stores).set(byStreet).where(eq(stores.name, name)),
    ],
    [
      ...(["/administrace/dopravci", "Poznámka česky", byNote.note.cs] as const),
      () => db.update(carriers).set(byNote).where(eq(carriers.name, name)),
    ],
  ] as const;
  // The second form has the same parts.
  for (const [path, field, changed, first] of isThorough ? forms : forms.slice(0, 1)) {
    const line = page.getByRole("listitem").filter({ hasText: name.cs });
    const save = line.getByRole("button", { name: "Uložit" });
    await visit(page, path);
    await line.locator("summary").click();
    await first();
    await line.getByLabel("Pořadí").fill("7");
    await save.click();
    await expect(line.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(line).toContainText(`${field}: ${changed}`);
    await line.getByRole("button", { name: "Načíst uložené" }).click();
    await expect(line.getByLabel(field)).toHaveValue(changed);
    await line.getByLabel("Pořadí").fill("7");
    await save.click();
    await expect(page.getByText(/je uložen/)).toBeVisible();
  }
});
