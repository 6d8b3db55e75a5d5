import { suspicions } from "#server/features/suspicions/table.ts";
import { holdBack } from "./delayed-line.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("a moderator picks suspicions by keyboard, marks them, one is refused, and stops in the middle", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(403);
  const moderator = await makePerson("hromadne", { scopes: ["moderation"] });
  const seller = await makePerson("prodava");
  const lot = await makeLotOf(seller);
  const people: Person[] = [];
  for (const word of ["prvni", "treti", "ctvrty", "paty"]) people.push(await makePerson(word));
  const [first, third, fourth, fifth] = people as [Person, Person, Person, Person];
  const order = [first, moderator, third, fourth, fifth];
  // Later than whatever other journeys note, so that they stand at the top together.
  const noon = Date.now() + 3_600_000;
  await (await serverContext()).db.insert(suspicions).values(
    order.map(({ id }, index) => ({
      kind: "related_bid" as const,
      ...{ userId: id, otherId: seller.id, listingId: lot.id, shared: ["network" as const] },
      notedAt: new Date(noon - index * 1_000),
    })),
  );
  const page = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });
  await visit(page, "/administrace/podezreni");
  const bar = page.getByRole("region", { name: "Hromadné akce" });
  const box = (of: Person) => page.getByRole("checkbox", { name: `Vybrat: ${of.username}` });
  const block = (of: Person) => page.getByRole("listitem").filter({ has: box(of) });

  await test.step("picks: by keyboard, with Shift to another row, and all of the page", async () => {
    await box(first).press("Space");
    await expect(bar.getByText(/Vybráno\s1\sz/)).toBeVisible();
    await box(fifth).click({ modifiers: ["Shift"] });
    await expect(bar.getByText(/Vybráno\s5\sz/)).toBeVisible();
    await expect(box(third)).toBeChecked();
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).press("Space");
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).uncheck();
    await expect(bar.getByRole("button", { name: "Označit jako prověřené: 0" })).toBeDisabled();
    for (const each of order) await box(each).check();
  });

  const line = await holdBack(page, "**/api/moderation/suspicions/*/look");
  await test.step("it says first what will happen, then how far it is, and stops", async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    await bar.getByRole("button", { name: "Označit jako prověřené: 5" }).click();
    const question = page.getByRole("dialog", { name: /Označit\s5\spodezření jako prověřených\?/ });
    await expect(question).toContainText("Kdykoli to můžete zastavit");
    await expect(question).toContainText(third.username);
    await expectGoodLooks(page);
    await question.getByRole("button", { name: "Označit" }).click();
    await expect(question).toBeHidden();
    await expect(bar.getByText(/0\sz\s5/)).toBeVisible();
    await expect(bar.getByRole("button", { name: "Zastavit" })).toBeFocused();
    await line.letGo(1);
    await line.letGo(2);
    await expect(bar.getByText(/2\sz\s5/)).toBeVisible();
    await expect(bar.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    await line.reach(3);
    await page.keyboard.press("Enter");
    await line.letGo(3);
  });

  await test.step("what was done stays done, what was refused is told, the rest is as it was", async () => {
    await expect(bar.getByText("Zastaveno")).toBeVisible();
    await expect(bar.getByText(/2\sz\s5, odmítnuto\s1, zbytek nezměněn\./)).toBeVisible();
    await expect(bar.getByRole("listitem")).toHaveText(
      new RegExp(`^${moderator.username} .*K\\stéto akci nemáte oprávnění\\.$`),
    );
    for (const done of [first, third]) await expect(box(done)).toHaveCount(0);
    for (const stored of [moderator, fourth, fifth]) await expect(box(stored)).not.toBeChecked();
    await expect(block(fourth).getByRole("button", { name: "Označit jako prověřené" })).toBeVisible();
    await line.reach(3);
    await expectGoodLooks(page);
    await bar.getByRole("button", { name: "Zavřít" }).click();
    await expect(bar.getByText("Zastaveno")).toHaveCount(0);
  });
});
