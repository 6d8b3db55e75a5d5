import type { MetaDescriptor } from "react-router";
import type { LocalizedText } from "#contract/values/locale.ts";
import { localeOfPath } from "#web/addresses/addresses.ts";

/** Title of a page that concerns one person only: nothing for search engines. */
export function privateMeta(title: LocalizedText, location: { pathname: string }): MetaDescriptor[] {
  return [
    { title: `${title[localeOfPath(location.pathname)]} · Kabinet` },
    { name: "robots", content: "noindex" },
  ];
}
