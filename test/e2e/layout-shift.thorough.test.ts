import { expectCalm, newAdult, pagesThatStayCalm } from "./calm-pages.ts";
import { test } from "./journey.ts";

/** Every page and width at which `layout-shift.test.ts` looks at three. */

test.use({ ownWindow: true, storageState: newAdult });

for (const width of [360, 1260]) {
  test(`at ${width} px nothing moves on home, listing, item, article and search while fonts and pictures come late and the cookie bar is answered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectCalm(page, await pagesThatStayCalm());
  });
}
