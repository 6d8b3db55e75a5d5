import type { Page } from "@playwright/test";
import { answerFor, type Person } from "./people.ts";

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * The words of a page as the server renders it for a person, or for a guest where nobody is named; without a window. Hard spaces
 * are plain ones.
 */
export async function wordsFor(person: Person | null, path: string): Promise<string> {
  return wordsIn(await (await answerFor(person, path)).text());
}

/** The same for whoever sits at a window, which stays as it is: to wait for what a page says once something has happened. */
export async function wordsBehind(page: Page, path: string = page.url()): Promise<string> {
  return wordsIn(await (await page.request.get(path)).text());
}

function wordsIn(html: string): string {
  return html
    .replace(/<(script|style|head|template)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s+/g, " ");
}
