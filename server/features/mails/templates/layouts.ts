import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayoutParts } from "./layout.ts";

/** Where the compiled layouts lie, one for each choice of parts. */
export const templateFile = ({ hasFacts, hasNote }: LayoutParts): string =>
  join(import.meta.dirname, "layouts", `mail${hasFacts ? "-facts" : ""}${hasNote ? "-note" : ""}.html`);

const templates = new Map<string, Promise<string>>();

/** The HTML that MJML makes of the layout with these parts; read once a process. `layouts.test.ts` compiles it and compares. */
export function templateOf(parts: LayoutParts): Promise<string> {
  const file = templateFile(parts);
  const template = templates.get(file) ?? readFile(file, "utf8");
  templates.set(file, template);
  return template;
}
