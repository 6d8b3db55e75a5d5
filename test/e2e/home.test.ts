import { expect, test } from "./journey.ts";
import { openContext } from "./windows.ts";

test("on a phone the first goods of the first visit begin within the second screen", async ({ browser }) => {
  const height = 844;
  const context = await openContext(browser, { viewport: { width: 390, height } });
  const page = await context.newPage();
  await page.goto("/");
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  const top = await first.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(2 * height);
});
