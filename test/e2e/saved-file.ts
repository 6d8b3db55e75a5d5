import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** Presses a button that saves a file; what the browser got, by the name that it got it under. */
export async function savedFile(page: Page, button: string): Promise<{ name: string; data: Buffer }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}
