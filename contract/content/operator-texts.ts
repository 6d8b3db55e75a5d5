import { z } from "zod";
import { menuLink } from "#contract/settings/menu-link.ts";

/** The operator's texts are stored in both languages: Czech must be there, an empty English text falls back to it. */
export const bothTexts = z.object({
  cs: z.string().trim().min(1).max(2_000),
  en: z.string().trim().max(2_000),
});

/** What a picture shows, for whoever does not see it; empty in both where the words beside it say it already. */
export const bothAlts = z.object({ cs: z.string().trim().max(300), en: z.string().trim().max(300) });

/** A path of the site, or an address that begins with http and opens in a new tab (rule FR2). */
const target = z
  .string()
  .max(500)
  .regex(menuLink, "is neither a path nor an address")
  .describe("A local path, or an address that begins with http");

export const bothTargets = z.object({ cs: target, en: target });

/** All things of a kind in their new order, by id. */
export const orderBody = z.object({
  ids: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(1_000),
});
