import type { MetaDescriptor } from "react-router";
import { metaText } from "#web/i18n/meta-text.ts";

/** What is said of a page that concerns one person only: its title, by the key of a text, and nothing for search engines. */
export function privateMeta(key: string, values?: Readonly<Record<string, unknown>>): MetaDescriptor[] {
  return privateMetaOf(metaText(key, values));
}

/** The same for a page whose title is the name of what it shows. */
export function privateMetaOf(name: string): MetaDescriptor[] {
  return [{ title: `${name} · Kabinet` }, { name: "robots", content: "noindex" }];
}
