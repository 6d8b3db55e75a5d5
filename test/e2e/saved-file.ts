import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

/** Presses a button that saves a file, in a part of the page where others are called the same; what the browser got, by the name that it got it under. */
export async function savedFile(
  page: Page,
  button: string,
  part: Page | Locator = page,
): Promise<{ name: string; data: Buffer }> {
  const download = page.waitForEvent("download");
  await part.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}
