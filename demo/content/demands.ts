import { z } from "zod";
import { readJson } from "./read-json.ts";

const demand = z.object({
  category: z.number().int(),
  name: z.string(),
  /** The highest price, in whole crowns. */
  offer: z.number().int().positive(),
  text: z.string(),
});
export type Demand = z.output<typeof demand>;

/** What the people of the demo seek. */
export const demands = readJson("demands.json", z.array(demand));
