import { z } from "zod";
import { bannerGroups } from "#contract/banners/banners.ts";
import { readJson } from "./read-json.ts";

const bothLanguages = z.object({ cs: z.string(), en: z.string() });

const banner = z.object({
  place: z.enum(bannerGroups),
  title: bothLanguages,
  url: bothLanguages,
  /** Name of its picture. */
  picture: z.string(),
});

/** The demo's banners: a line above the pages, and the popup in both its shapes. */
export const demoBanners = readJson("banners.json", z.array(banner));
