import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { conditionSheet } from "#contract/listings/condition-sheet.ts";
import { pictureRoles } from "./picture-roles.ts";

/** Amounts are in whole crowns; an empty cell of the table is null. */
const crowns = z.number().int().positive();

const good = conditionSheet.extend({
  name: z.string().min(3).max(90),
  /** Every brand is invented. */
  brand: z.string().min(1),
  /** A category of the seeded tree. */
  category: z.number().int(),
  country: z.string().nullable(),
  /** The first part of the description, why it is worth a look; `story` and `state` follow it. */
  note: z.string(),
  story: z.string(),
  /** `{place}` stands for the seller's town. */
  state: z.string(),
  /** What its seller adds once somebody has bid. */
  addition: z.string().nullable(),
  handover: z.enum(["post", "both"]),
  /** Around what bidders value it at. */
  worth: crowns,
  startPrice: crowns,
  reserve: crowns.nullable(),
  buyNow: crowns.nullable(),
  askedPrice: crowns,
  postage: crowns,
  pictures: z
    .string()
    .transform((cell) => cell.split(" "))
    .pipe(pictureRoles),
});

/** A good of the demo before anybody offers it, with the condition sheet that its seller would fill in. */
export type Good = z.output<typeof good>;

const numbers = new Set([
  ...["category", "volumeMl", "strengthPercent", "vintage", "bottledYear", "ageYears", "pieces"],
  ...["worth", "startPrice", "reserve", "buyNow", "askedPrice", "postage"],
]);

/** Everything that the people of the demo offer; no two goods share a name. */
export const allGoods: readonly Good[] = readGoods(readFileSync(new URL("goods.csv", import.meta.url), "utf8"));

function readGoods(table: string): Good[] {
  const rows: unknown = parse(table, {
    columns: true,
    cast: (cell, { column, header }) => {
      if (header) return cell;
      if (cell === "") return null;
      return numbers.has(String(column)) ? Number(cell) : cell;
    },
  });
  return z.array(good).parse(rows);
}
