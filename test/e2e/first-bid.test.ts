import { devices, type Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, newName } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { moveEnd } from "./server-context.ts";
import { newVisitor } from "./settled-visitor.ts";

const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
test.use({
  ...phone,
  ownWindow: true,
  viewport: { width: 390, height: 844 },
  storageState: newVisitor,
  timezoneId: "Europe/London",
});

/** Counts the presses on the page, whatever they do; typing is none. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("pressed", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    // Capturing, as a handler below may end the event.
    addEventListener("pointerdown", () => void (window as unknown as { pressed: () => Promise<void> }).pressed(), {
      capture: true,
    });
  });
  return () => presses;
}

test("whoever has never seen the site comes from a link to a confirmed bid in ten presses on a phone", async ({
  page,
}) => {
  const lot = await makeLotOf(await makePerson("prvni"), { name: "První příhoz 1968", slug: "prvni-prihoz" });
  const visitor = newName("nova");
  const password = "tichy-sklep-plny-sudu";
  const presses = await countPresses(page);

  await page.goto(pathOf(lot));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /je mi 18/ })
    .tap();
  await page.getByRole("button", { name: "Přijmout vše" }).tap();
  // What it is stands on the first screen, and in the bar below throughout.
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-bottom-bar]").filter({ visible: true })).toContainText(lot.name);
  // Their clock is an hour behind that of the auction.
  await expect(page.getByText(/^Časy jsou pražské, u\svás je teď \d+:\d\d\.$/)).toBeAttached();
  await page.getByRole("main").getByRole("link", { name: "Vytvořit účet" }).tap();

  await page.getByLabel("E-mail").fill(visitor.email);
  await page.getByLabel("Uživatelské jméno").fill(visitor.username);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  // What is ticked before the scripts have come stands again once they are there.
  for (const label of [/Je mi 18\slet/, /Souhlasím\ss\sobchodními podmínkami/]) {
    await page.getByLabel(label).tap();
    await expect(page.getByLabel(label)).toBeChecked();
  }
  await page.getByRole("button", { name: "Vytvořit účet" }).tap();
  await expect(page).toHaveURL("/registrace/dekujeme");

  const link = linkIn(await mailTo(visitor.email, "Potvrďte"), "/registrace/dekujeme");
  const pressesOfMail = 1;
  await page.goto(link);
  await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Potvrdit e-mail" }).tap();

  await expect(page).toHaveURL(pathOf(lot));
  await page
    .getByRole("button", { name: /^Přihodit/ })
    .first()
    .tap();
  await page.getByRole("button", { name: /^Závazně přihodit/ }).tap();
  // The answer stands where the thumb has just pressed, and stays until it is put away.
  const block = page.getByRole("region", { name: "Přihazování" });
  await expect(block.getByText("Vedete", { exact: true }).last()).toBeInViewport();
  expect(presses() + pressesOfMail).toBe(10);
  const answer = page.getByRole("region", { name: "Výsledek vašeho příhozu" });
  await answer.getByRole("button", { name: "Zavřít výsledek" }).tap();
  await expect(answer).toHaveCount(0);

  // So does the end, wherever on the page the bidder is by then.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await moveEnd(lot.id, 2_000);
  await expect(answer.getByText(/je vaše$/)).toBeInViewport({ timeout: 20_000 });
});
