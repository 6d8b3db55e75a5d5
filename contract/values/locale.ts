import { z } from "zod";

/** Languages of the product; Czech is the default and the fallback of all content. */
export const locales = ["cs", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "cs";
export const locale = z.enum(locales);

/** A text that exists in both languages. */
export const localizedText = z.object({ cs: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;
