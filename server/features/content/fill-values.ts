import { pageValueNames } from "#contract/content/page-values.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { readPageValues } from "./page-values.ts";

/** A table stands in the place of the paragraph that names it. */
const place = /<p>\s*\{\{([\w.]+)\}\}\s*<\/p>|\{\{([\w.]+)\}\}/g;

/**
 * SE14: What an info page or article says of fees, prices and times that are set or decided elsewhere it names in two pairs of braces, and
 * shows what is in force; a name that there is not stays as it is written.
 */
export async function fillValues(ctx: Ctx, html: string, lang: Locale): Promise<string> {
  if (!pageValueNames.some((name) => html.includes(`{{${name}}}`))) return html;
  const values: Readonly<Record<string, string>> = await readPageValues(ctx, lang);
  return html.replace(place, (whole, alone: string | undefined, within: string | undefined) => {
    const value = values[alone ?? within ?? ""];
    if (value === undefined) return whole;
    return alone && !value.startsWith("<table>") ? `<p>${value}</p>` : value;
  });
}
