import { z } from "zod";
import type { LocalizedText } from "#contract/values/locale.ts";
import { readJson } from "./read-json.ts";

export const topics = {
  collecting: { cs: "Sbírání", en: "Collecting" },
  trading: { cs: "Nákup a prodej", en: "Buying and selling" },
  keeping: { cs: "Uložení a doprava", en: "Keeping and sending" },
} as const satisfies Record<string, LocalizedText>;

const bothLanguages = z.object({ cs: z.string().min(1), en: z.string().min(1) });

const article = z.object({
  /** Base name of the files in `articles/` (`{file}.{cs|en}.html`) and of the picture. */
  file: z.string(),
  topic: z.enum(Object.keys(topics) as (keyof typeof topics)[]),
  /** How many days before the demo is filled the article was published. */
  daysAgo: z.number().int(),
  title: bothLanguages,
  lead: bothLanguages,
  pictureAlt: bothLanguages,
});

/** The blog of the demo, the newest first. */
export const demoArticles = readJson("articles.json", z.array(article));
