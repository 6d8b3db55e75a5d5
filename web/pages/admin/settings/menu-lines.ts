import type { MenuEntry } from "./link-rows.tsx";

/** A menu in words, one line for each entry. */
export function menuLines(entries: readonly MenuEntry[]): string[] {
  return entries.map(({ text, link }) => `${text.cs} (${link.cs}), ${text.en} (${link.en})`);
}
