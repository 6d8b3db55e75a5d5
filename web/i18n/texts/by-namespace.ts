import type { ResourceLanguage } from "i18next";

/** Namespace → texts, of files by their paths; a file is a namespace. */
export function byNamespace(files: Record<string, unknown>): ResourceLanguage {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
  ) as ResourceLanguage;
}
