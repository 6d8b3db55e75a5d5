import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, testPassword, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi } from "./without-window.ts";

const blockOf = (page: Page) => page.getByRole("region", { name: "Přihazování" });
const fieldOf = (page: Page) => blockOf(page).getByRole("textbox");

async function signInHere(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Přihlášení" });
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await dialog.getByRole("button", { name: "Přihlásit se" }).click();
}

test("an entered amount stays while the connection is lost, and can be bid when it is back", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const page = await windowOf(browser, await makePerson("prihazuje"));
  // The stream is cut too, since the page counts as connected as long as events come.
  await page.route(/\/events(\?|$)/, (route) => route.abort("aborted"));
  await visit(page, pathOf(lot));
  await fieldOf(page).fill("1850");
  await page.route("**/api/auctions/*/lot", (route) => route.abort("aborted"));
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(blockOf(page).getByText("Spojení se přerušilo", { exact: true }).first()).toBeVisible();
  await expect(fieldOf(page)).toBeDisabled();
  await expect(fieldOf(page)).toHaveValue(/^1\s?850/);
  await expect(blockOf(page).getByRole("button", { name: "Přihodit až po obnovení spojení" })).toBeDisabled();

  await page.unroute("**/api/auctions/*/lot");
  await blockOf(page).getByRole("button", { name: "Zkusit znovu" }).click();
  await expect(fieldOf(page)).toBeEnabled();
  await expect(fieldOf(page)).toHaveValue(/^1\s?850/);
  await expect(blockOf(page).getByRole("button", { name: "Přihodit 1 850 Kč" })).toBeEnabled();
  await fieldOf(page).press("Enter");
  await confirmBid(page);
  await expect(blockOf(page).getByText("Vedete", { exact: true }).first()).toBeVisible();
  // The next typed amount replaces the suggested one and is not appended to it.
  await page.keyboard.type("2500");
  await expect(fieldOf(page)).toHaveValue("2500");
});

test("signing in by the header leaves one on the item; an entered amount waits for whoever has to sign in again, and ends with the bid", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(401);
  const lot = await makeLotOf(await makePerson("prodejce"));
  const person = await makePerson("vraci.se");
  await visit(page, pathOf(lot));
  await page.getByRole("banner").getByRole("link", { name: "Přihlásit se" }).click();
  await signInHere(page, person.email);
  await expect(fieldOf(page)).toBeVisible();
  await expect(page).toHaveURL(pathOf(lot));
  await fieldOf(page).fill("1850");
  await (await serverContext()).db.execute(sql`delete from tokens where user_id = ${person.id}`);
  // The page learns by itself that the session has ended.
  await expect(blockOf(page).getByText(/i\ss\svaší částkou 1\s850\sKč/)).toBeVisible();

  await blockOf(page).getByRole("link", { name: "Přihlásit se a přihodit" }).click();
  await signInHere(page, person.email);
  await expect(page).toHaveURL(pathOf(lot));
  await expect(fieldOf(page)).toHaveValue(/^1\s850/);
  await visit(page, pathOf(lot));
  await expect(fieldOf(page)).toHaveValue(/^1\s850/);
  await blockOf(page).getByRole("button", { name: "Přihodit 1 850 Kč" }).click();
  await confirmBid(page);
  await expect(blockOf(page).getByText("Vedete", { exact: true }).first()).toBeVisible();
  await visit(page, pathOf(lot));
  await expect(fieldOf(page)).not.toHaveValue(/^1\s850/);
});

test("what cannot be bid is told its one reason, and names no button; who leads with the greatest amount there is gets no form for a higher one, but a sentence", async ({
  browser,
}) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const page = await windowOf(browser, await makePerson("pise"));
  await visit(page, pathOf(lot));
  for (const [text, reason] of [
    ["4 000,505", /^Částka může mít nejvýše dvě desetinná místa\. Zadejte prosím například 500\sKč\.$/],
    ["-600", /^Zadejte částku v\skorunách, například 500\sKč\.$/],
    ["99999999999999", /^Částka může být nejvýše 9\s999\s999\s999\sKč\.$/],
    ["100", /^Nejméně 500\sKč\.$/],
  ] as const) {
    await fieldOf(page).fill(text);
    await fieldOf(page).press("Enter");
    await expect(fieldOf(page)).toHaveAccessibleDescription(reason);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue(text);
    await expect(blockOf(page).getByText(/99\s999\s999\s999\s999/)).toHaveCount(0);
  }
  await expect(blockOf(page).getByRole("button", { name: /^Nejméně 500/ })).toBeVisible();

  await fieldOf(page).fill("9999999999");
  await fieldOf(page).press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toContainText(/S\spoštovným\snejvýše\s*10\s000\s000\s289\sKč/);
  await question.getByRole("button", { name: /^Závazně přihodit nejvýše/ }).click();
  await expect(question).toContainText("devět miliard devět set devadesát devět milionů");
  await expectGoodLooks(page);
  await question.getByRole("button", { name: /^Ano, nejvýše/ }).click();
  await expect(blockOf(page).getByText(/^Nejvyšší možný příhoz je 9\s999\s999\s999\sKč\./)).toBeVisible();
  await expect(fieldOf(page)).toHaveCount(0);
});

test("a press sent twice or held down bids once", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const bidder = await makePerson("mackne");
  const page = await windowOf(browser, bidder);
  await visit(page, pathOf(lot));
  const own = async () => {
    const { rows } = await (await serverContext()).db.execute<{ crowns: number }>(
      sql`select maximum_minor / 100 as crowns from bids where listing_id = ${lot.id} order by sequence`,
    );
    return rows.map(({ crowns }) => crowns);
  };
  const button = (name: string) => blockOf(page).getByRole("button", { name });
  await button("Přihodit 500 Kč").dblclick();
  await confirmBid(page);
  await expect(blockOf(page).getByText("Vedete", { exact: true }).first()).toBeVisible();
  await fieldOf(page).fill("900");
  for (let press = 0; press < 60; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  const answer = page.getByRole("dialog").getByRole("button", { name: /^Závazně/ });
  await expect(answer).toBeFocused();
  expect(await own()).toEqual([500]);
  for (let press = 0; press < 60; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(button("Zvýšit maximum na 950 Kč")).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("950");
  expect(await own()).toEqual([500, 900]);
});

test("B19: the field shows what would be bid, also when the lot moves under it; what nobody could read yet is not bid", async ({
  browser,
}) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const page = await windowOf(browser, await makePerson("cte"));
  const otherBidder = await makePerson("predbehne");
  await visit(page, pathOf(lot));
  await fieldOf(page).focus();
  await expect(fieldOf(page)).toHaveValue("500");
  // Sent by the browser itself as soon as the amount has moved: after a second it could have been read.
  const sent = fieldOf(page).evaluate(async (field: HTMLInputElement) => {
    while (field.value !== "550") await new Promise(requestAnimationFrame);
    field.form?.requestSubmit();
  });
  await callApi(otherBidder, "POST", `/api/auctions/${lot.id}/bids`, { maximum: 500 });
  await sent;
  await expect(fieldOf(page)).toHaveAccessibleDescription(/^Částka se právě změnila na 550\sKč\./);
  await expect(async () => {
    // A question that came up late covers the field.
    if (!(await page.getByRole("dialog").isVisible())) await fieldOf(page).press("Enter", { timeout: 1_000 });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await confirmBid(page);
  await expect(blockOf(page).getByText(/2\spříhozy/)).toBeVisible();
});
