import { hourMs } from "#contract/values/durations.ts";
import { countView, flushViews } from "#server/features/listings/store-views.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { moveEnd, serverContext } from "./server-context.ts";
import { bidOn, watchAs, wordsFor } from "./without-window.ts";

test("the overview asks for what is due first, with one filled button, and says what winning all would cost", async ({
  browser,
  troubles,
}) => {
  // A bid that passes the budget.
  troubles.expectStatus(409);
  const [person, otherBidder, seller] = [
    await makePerson("prehled"),
    await makePerson("souperi"),
    await makePerson("prodava"),
  ];
  const [late, soon, led] = [
    await makeLotOf(seller, { name: "Rum, který končí zítra" }),
    await makeLotOf(seller, { name: "Rum, který končí za hodinu" }),
    await makeLotOf(seller, { name: "Rum, kde vedu" }),
  ];
  for (const lot of [late, soon]) {
    await bidOn(lot, person, 600);
    await bidOn(lot, otherBidder, 700);
  }
  await bidOn(led, person, 3_000);
  await moveEnd(late.id, 20 * hourMs);
  await moveEnd(soon.id, hourMs);
  await makeLotOf(person, { status: "draft", name: "Můj koncept", publishedAt: null });
  await makeDeal(await serverContext(), {
    buyer: person,
    seller,
    categoryId: led.categoryId ?? 0,
    status: "received",
    columns: { paidAt: new Date() },
  });

  const page = await windowOf(browser, person, { viewport: { width: 390, height: 844 } });
  await visit(page, "/ucet/prehled");
  const main = page.getByRole("main");

  await test.step("the nearest end stands first, and alone has the filled button", async () => {
    const rows = page.getByRole("list", { name: "Co na vás čeká" }).getByRole("listitem");
    await expect(rows.nth(0)).toContainText("končí za hodinu");
    await expect(rows.nth(1)).toContainText("končí zítra");
    await expect(rows.last()).toContainText("Můj koncept");
    const fills = await rows
      .getByRole("link", { name: /^(Přihodit|Dokončit)/ })
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
    expect(fills.length).toBeGreaterThan(2);
    expect(new Set(fills.slice(1)).size).toBe(1);
    expect(fills[0]).not.toBe(fills[1]);
  });

  await test.step("all that is led, at its maxima with postage; the budget is set on the spot", async () => {
    await expect(main.getByRole("heading", { name: /^Kdybyste vyhráli vše:\s3\s290\sKč$/ })).toBeVisible();
    await main.getByText("Nastavit rozpočet").click();
    await main.getByLabel("Rozpočet na příhozy").fill("4000");
    await main.getByRole("button", { name: "Uložit rozpočet" }).click();
    await expect(main).toContainText(/Z\srozpočtu\s4\s000\sKč\szbývá\s710\sKč/);
  });

  await test.step("the months are a picture with its table, which scrolls by keyboard too", async () => {
    await expect(main.getByRole("img", { name: /^Zaplaceno a přijato podle měsíců/ })).toBeVisible();
    await main.getByText("Zobrazit tabulku").click();
    await expect(main.getByRole("table")).toContainText(/1\s690\sKč/);
    await expect(main.getByRole("region", { name: "Zaplaceno a přijato podle měsíců" })).toHaveAttribute(
      "tabindex",
      "0",
    );
    await expectGoodLooks(page);
  });

  await test.step("a bid that would pass the budget is asked about once more, and counts when confirmed", async () => {
    await visit(page, pathOf(soon));
    const block = page.getByRole("region", { name: "Přihazování" });
    await block.getByRole("textbox").fill("800");
    await block.getByRole("button", { name: /^Přihodit 800\sKč/ }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: /^Závazně/ }).click();
    await expect(question).toContainText("Překročit svůj rozpočet?");
    await question.getByRole("button", { name: /^Přesto přihodit nejvýše 800\sKč/ }).click();
    await expect(block).toContainText("Vedete");
  });
});

test("a seller sees views, watchers and bids of a listing by day, and nobody else does", async ({ browser }) => {
  const [seller, other] = [await makePerson("statistik"), await makePerson("zvedavy")];
  const lot = await makeLotOf(seller, { name: "Rum se statistikou" });
  await bidOn(lot, other, 700);
  await watchAs(other, lot);
  const ctx = await serverContext();
  for (let views = 0; views < 12; views++) countView(ctx, lot.id);
  // A listing that something else holds at the moment waits for the next flush.
  await expect.poll(() => flushViews(ctx)).toBeGreaterThan(0);

  const page = await windowOf(browser, seller, { viewport: { width: 390, height: 844 } });
  const list = await wordsFor(seller, "/ucet/vase-aukce");
  expect(list).toContain("Posledních 30 dní");
  expect(list).toContain("1 sledující");
  await visit(page, `/ucet/vase-aukce/${lot.id}/statistika`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Statistika");
  for (const picture of ["Zobrazení podle dnů", "Sledující na konci dne", "Příhozy podle dnů"]) {
    await expect(main.getByRole("img", { name: new RegExp(`^${picture}`) })).toBeVisible();
  }
  await main.getByText("Zobrazit tabulku").click();
  await expect(main.getByRole("row").nth(1)).toContainText(/1[2-9]11$/);

  const english = await (await answerFor(seller, `/en/ucet/vase-aukce/${lot.id}/statistika`)).text();
  expect(english).toMatch(/<a [^>]*aria-current="true"[^>]*>Your listings</);
  expect((await answerFor(other, `/ucet/vase-aukce/${lot.id}/statistika`)).status).toBe(404);
});
