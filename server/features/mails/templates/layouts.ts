import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayoutPart } from "./layout.ts";

/** Where the compiled layout lies. */
export const templateFile = join(import.meta.dirname, "mail.html");

let whole: Promise<string> | undefined;

/** The HTML that MJML makes of the layout, without the parts that a mail lacks. `layouts.test.ts` compiles it and compares. */
export async function templateWithout(parts: readonly LayoutPart[]): Promise<string> {
  whole ??= readFile(templateFile, "utf8");
  return parts.reduce(
    (html, part) => html.replace(new RegExp(`<!-- ${part} -->.*<!-- /${part} -->`, "s"), ""),
    await whole,
  );
}
