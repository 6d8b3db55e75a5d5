import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, visit } from "./journey.ts";

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

/** The lines of the table that a page of the back office saves, under a name that matches. */
export async function savedTable(backOffice: Page, path: string, name: RegExp): Promise<string[]> {
  await visit(backOffice, path);
  const file = await savedFile(backOffice, "Uložit jako tabulku");
  expect(file.name).toMatch(name);
  return file.data.toString("utf8").replace("\uFEFF", "").trimEnd().split("\r\n");
}
