import { z } from "zod";
import { conditionSheet } from "#contract/listings/condition-sheet.ts";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { pictureRoles } from "./picture-roles.ts";
import { readJson } from "./read-json.ts";

const stockGood = z.object({
  sku: z.string(),
  /** Readable in both languages, since goods have one name. */
  name: z.string(),
  categoryId: z.number().int(),
  brandName: z.string(),
  /** In Czech, then in English. */
  description: z.string(),
  condition: conditionSheet.omit({ pieces: true }).partial(),
  country: z.string().nullable(),
  price: z.number().positive(),
  reducedPrice: z.number().positive().nullable(),
  taxClass: z.enum(taxClasses).default("standard"),
  family: z.string().nullable(),
  weightG: z.number().int().nullable(),
  /** Without tax. */
  purchasePrice: z.number().positive().nullable(),
  takesBackOrders: z.boolean(),
  /** Pieces by store, in the order of the stores; the rest have none. */
  stock: z.array(z.number().int()),
  pictures: pictureRoles,
});

/** What the demo's operator sells from stock. Every brand is invented. */
export const stockGoods = readJson("stock.json", z.array(stockGood));
