import type { Page } from "@playwright/test";
import { suspicions } from "#server/features/suspicions/table.ts";
import { productBody } from "#test/make/product.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf, makeLotOf } from "./lots.ts";
import { makePerson, newName, type Person, siteUrl, windowOf } from "./people.ts";

/** Holds requests to an address back; each goes on when it is let, the first one by 1. */
async function holdBack(page: Page, address: string) {
  const held: ((isCut: boolean) => void)[] = [];
  await page.route(address, async (route) => {
    const isCut = await new Promise<boolean>((go) => held.push(go));
    await (isCut ? route.abort("connectionreset") : route.continue());
  });
  const reach = async (number: number) => {
    await expect.poll(() => held.length).toBe(number);
    return held[number - 1];
  };
  return {
    reach,
    letGo: async (number: number) => (await reach(number))?.(false),
    cut: async (number: number) => (await reach(number))?.(true),
  };
}

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
  await (await house()).db.insert(suspicions).values(
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
    await expectGoodLooks(page);
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
    await expectGoodLooks(page);
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
    for (const kept of [moderator, fourth, fifth]) await expect(box(kept)).not.toBeChecked();
    await expect(block(fourth).getByRole("button", { name: "Označit jako prověřené" })).toBeVisible();
    await line.reach(3);
    await expectGoodLooks(page);
    await bar.getByRole("button", { name: "Zavřít" }).click();
    await expect(bar.getByText("Zastaveno")).toHaveCount(0);
  });
});

test("products are taken off sale in bulk; a lost line and a list that is left in the middle are told as they were", async ({
  browser,
  troubles,
}) => {
  troubles.expectOffline();
  const keeper = await makePerson("skryva", { scopes: ["shop"] });
  const word = newName("hromada").username.replace(".", " ");
  const categoryId = await categoryOf("jamajka");
  const names = ["A", "B", "C"].map((letter) => `${word} ${letter}`);
  for (const name of [...names].reverse()) {
    const answer = await fetch(`${siteUrl()}/api/admin/products`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${keeper.token}`,
        "content-type": "application/json",
        "idempotency-key": name,
      },
      body: JSON.stringify({ ...productBody(categoryId, { name }), sku: `BULK-${name.slice(-12)}` }),
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
  const page = await windowOf(browser, keeper, { viewport: { width: 1260, height: 900 } });
  const list = `/administrace/zbozi?q=${encodeURIComponent(word)}`;
  await visit(page, list);
  const bar = page.getByRole("region", { name: "Hromadné akce" });
  const row = (index: number) => page.getByRole("listitem").filter({ hasText: names[index] ?? "" });
  const line = await holdBack(page, "**/api/admin/products/*/visibility");
  const hide = async (count: number) => {
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).check();
    await expect(bar.getByRole("button", { name: `Zobrazit: ${3 - count}` })).toBeVisible();
    await bar.getByRole("button", { name: `Skrýt: ${count}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Skrýt" }).click();
  };

  await test.step("the line breaks at the second", async () => {
    await hide(3);
    await line.letGo(1);
    await line.cut(2);
    await expect(bar.getByText("Spojení vypadlo")).toBeVisible();
    await expect(bar.getByText(/1\sz\s3, zbytek nezměněn\./)).toContainText(names[1] ?? "");
    await expect(row(0)).toContainText("skryté");
    await expect(row(1).last()).not.toContainText("skryté");
  });

  await test.step("the list is left while the next is under way", async () => {
    await hide(2);
    await line.reach(3);
    await page.getByRole("link", { name: "Nové zboží" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nové zboží");
    await line.letGo(3);
    await expect(page.getByText(/Zastaveno: 1\sz\s2, zbytek nezměněn\./)).toBeVisible();
    await visit(page, list);
    await expect(row(1)).toContainText("skryté");
    await expect(row(2)).not.toContainText("skryté");
    await expect(bar.getByText(/Vybráno\s0\sz\s3/)).toBeVisible();
  });

  await test.step("and put on sale again, all of them", async () => {
    await bar.getByRole("checkbox", { name: "Vše na stránce" }).check();
    await bar.getByRole("button", { name: "Zobrazit: 2" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Zobrazit" }).click();
    for (const number of [4, 5]) await line.letGo(number);
    await expect(bar.getByText("Hotovo")).toBeVisible();
    await expect(row(0)).not.toContainText("skryté");
  });
});
