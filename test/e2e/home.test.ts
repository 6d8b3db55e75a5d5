import { expect, test } from "./journey.ts";
import { newVisitor } from "./settled-visitor.ts";

const height = 844;
test.use({ storageState: newVisitor, viewport: { width: 390, height } });

test("on a phone the first goods of the first visit begin within the second screen, and a browser that prefers Czech is offered no other language", async ({
  page,
}) => {
  await page.goto("/");
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .first();
  const top = await first.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(2 * height);
  // The offer is part of the page for everybody (`language-offer.test.ts`).
  const offer = page.locator("aside", { hasText: "Kabinet is also in English." });
  await expect(offer).toHaveCount(1);
  await expect(offer).toBeHidden();
});
