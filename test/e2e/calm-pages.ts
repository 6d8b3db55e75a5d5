import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { countShifts } from "./count-shifts.ts";
import { expect, visit } from "./journey.ts";
import { addPictureTo, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { cookies, newVisitor, type State } from "./settled-visitor.ts";

/** A visitor who has told the age alone. */
export const newAdult: State = {
  ...newVisitor,
  cookies: cookies("localhost", { adult: "yes", "intro-popup": "hidden" }),
};

/**
 * A third of the limit for a good page. Where letters stand on whole pixels, as here, the widths of the fallback differ a
 * little from those of our faces, and one line of the cookie bar may break elsewhere on a phone (0.017).
 */
const smallShift = 0.03;
/** A line so slow that the words show before fonts and pictures. */
const lateMs = 400;

/** One page of each kind that many words, pictures and cards stand on. */
export async function pagesThatStayCalm() {
  const lot = await makeLotOf(await makePerson("klid"), { name: "Klidná 1969", slug: "klidna" });
  await addPictureTo(lot);
  const { db } = await serverContext();
  const { rows } = await db.execute<{ id: string }>(sql`select id from articles order by id limit 1`);
  return {
    home: "/",
    listing: `/${await categoryOf("jamajka")}/jamajka`,
    item: pathOf(lot),
    article: `/blog/${rows[0]?.id}/clanek`,
    search: "/hledani?q=rum",
  };
}

/** Nothing moves on the pages while their fonts and pictures come late and the cookie bar is answered on each. */
export async function expectCalm(page: Page, pages: Readonly<Record<string, string>>): Promise<void> {
  const shifts = await countShifts(page);
  // Whoever routes requests of a window takes its cache away, so that each page waits for its fonts.
  await page.route(/\.(woff2|avif|webp|jpe?g|png|svg)(\?|$)/, async (route) => {
    await pause(lateMs);
    await route.continue();
  });
  for (const [name, path] of Object.entries(pages)) {
    await visit(page, path);
    await page.getByRole("button", { name: "Odmítnout vše" }).click();
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: "instant" }));
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(allPicturesAreThere)).toBe(true);
    expect(await shifts(), name).toBeLessThan(smallShift);
    await page.context().clearCookies({ name: "cookies-show" });
  }
}

function allPicturesAreThere(): boolean {
  const inView = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return inView.every((picture) => picture.complete);
}
