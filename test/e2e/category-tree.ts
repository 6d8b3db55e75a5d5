import type { Page } from "@playwright/test";
import { makeCategory } from "#test/make/category.ts";
import { serverContext } from "./server-context.ts";

let made = 0;

/** A top category with three below it, under names of its own. */
export async function makeBranch() {
  const word = `${process.pid}${made++}`;
  const names = { top: `Strom ${word}`, a: `Alfa ${word}`, b: `Beta ${word}`, c: `Gama ${word}` };
  const ctx = await serverContext();
  const top = await makeCategory(ctx, { nameCs: names.top, position: 900 });
  const under = (nameCs: string, position: number) => makeCategory(ctx, { nameCs, position, parent: top });
  const [a, b, c] = [await under(names.a, 0), await under(names.b, 1), await under(names.c, 2)];
  return { names, ids: { top: top.id, a: a.id, b: b.id, c: c.id } };
}

/** The names of these categories in the order in which the page has them. */
export const order = (page: Page, names: readonly string[]) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ hasText: new RegExp(names.join("|")) })
    .allInnerTexts();
