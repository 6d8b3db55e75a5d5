import { expectCalm, newAdult, pagesThatStayCalm } from "./calm-pages.ts";
import { test } from "./journey.ts";

/** Nothing moves under the reader, neither for late pictures and fonts nor for the cookie bar. */

test.use({ ownWindow: true, storageState: newAdult, viewport: { width: 360, height: 800 } });

test("on a phone nothing moves on home, listing and item while fonts and pictures come late and the cookie bar is answered", async ({
  page,
}) => {
  const { home, listing, item } = await pagesThatStayCalm();
  await expectCalm(page, { home, listing, item });
});
