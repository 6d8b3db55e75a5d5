import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

test("a moderator suspends an account with a reason, and releases it; whoever looks at its lot sees both", async ({
  browser,
  page,
}) => {
  const seller = await makePerson("podezrely");
  const lot = await makeLotOf(seller, { name: "Láhev, která stojí", slug: "lahev-ktera-stoji" });
  const moderator = await makePerson("moderuje", { scopes: ["moderation"] });
  const backOffice = await windowOf(browser, moderator);
  await visit(page, pathOf(lot));

  await test.step("nobody of that name", async () => {
    expect(await wordsFor(moderator, "/administrace/lide?q=neexistuje")).toContain("Takový účet tu není");
  });

  await test.step("the account with what a suspension touches", async () => {
    await visit(backOffice, `/administrace/lide?name=${seller.username}`);
    await expect(backOffice.getByRole("heading", { level: 2, name: seller.username })).toBeVisible();
    await expectGoodLooks(backOffice);
  });

  await test.step("not without a reason; with one, asked once more", async () => {
    await backOffice.getByRole("button", { name: "Pozastavit účet" }).click();
    await expect(backOffice.getByRole("main")).toContainText("Vyplňte prosím minimálně 5 znaků");
    await backOffice.getByRole("textbox", { name: "Důvod pozastavení" }).fill("Zvedá ceny vlastních aukcí.");
    await backOffice.getByRole("button", { name: "Pozastavit účet" }).click();
    const question = backOffice.getByRole("dialog");
    await expect(question).toContainText("Nabídek, které zastavíme: 1");
    await question.getByRole("button", { name: "Pozastavit účet" }).click();
    await expect(question).toHaveCount(0);
    await expect(backOffice.getByRole("main")).toContainText("Zvedá ceny vlastních aukcí.");
    await expect(backOffice.getByRole("button", { name: "Uvolnit účet" })).toBeVisible();
  });

  await test.step("an open page of the lot says so by itself, and its seller is signed out", async () => {
    await expect(page.getByRole("main")).toContainText("Aukce je pozastavená", { timeout: 12_000 });
    const answer = await answerFor(seller, "/ucet/vase-aukce");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, expect.stringMatching(/account\/index/)]);
  });

  await test.step("released, the lot runs on", async () => {
    await backOffice.getByRole("textbox", { name: "Důvod uvolnění" }).fill("Vysvětlil, druhý účet patří bratrovi.");
    await backOffice.getByRole("button", { name: "Uvolnit účet" }).click();
    await backOffice.getByRole("dialog").getByRole("button", { name: "Uvolnit účet" }).click();
    await expect(backOffice.getByRole("dialog")).toHaveCount(0);
    await expect(backOffice.getByRole("button", { name: "Pozastavit účet" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Aukce je pozastavená", { timeout: 12_000 });
  });
});
