import { setTimeout as pause } from "node:timers/promises";
import { sql } from "#server/db/query.ts";
import { countShifts } from "./count-shifts.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { addPictureTo, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";
import { openContext } from "./windows.ts";

/** Nothing moves under the reader, neither for late pictures and fonts nor for the cookie bar. */

test.use({
  storageState: {
    ...newVisitor,
    cookies: cookies("localhost", { adult: "yes", "intro-popup": "hidden" }),
  },
});

/**
 * A third of the limit for a good page. Where letters stand on whole pixels, as here, the widths of the fallback differ a
 * little from those of our faces, and one line of the cookie bar may break elsewhere on a phone (0.017).
 */
const smallShift = 0.03;
/** A line so slow that the words show before fonts and pictures. */
const lateMs = 400;
const pages: Record<string, string> = {};

test.beforeAll(async () => {
  const lot = await makeLotOf(await makePerson("klid"), { name: "Klidná 1969", slug: "klidna" });
  await addPictureTo(lot);
  const { db } = await house();
  const { rows } = await db.execute<{ id: string }>(sql`select id from articles order by id limit 1`);
  Object.assign(pages, {
    home: "/",
    listing: `/${await categoryOf("jamajka")}/jamajka`,
    item: pathOf(lot),
    article: `/blog/${rows[0]?.id}/clanek`,
    search: "/hledani?q=rum",
  });
});

for (const width of [360, 1260]) {
  test(`at ${width} px nothing moves on home, listing, item, article and search while fonts and pictures come late and the cookie bar is answered`, async ({
    browser,
  }) => {
    for (const [name, path] of Object.entries(pages)) {
      const context = await openContext(browser, { viewport: { width, height: 800 } });
      const page = await context.newPage();
      const shifts = await countShifts(page);
      await page.route(/\.(woff2|avif|webp|jpe?g|png|svg)(\?|$)/, async (route) => {
        await pause(lateMs);
        await route.continue();
      });
      await visit(page, path);
      await page.getByRole("button", { name: "Odmítnout vše" }).click();
      await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: "instant" }));
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(allPicturesAreThere)).toBe(true);
      expect(await shifts(), name).toBeLessThan(smallShift);
      await context.close();
    }
  });
}

function allPicturesAreThere(): boolean {
  const inView = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return inView.every((picture) => picture.complete);
}
