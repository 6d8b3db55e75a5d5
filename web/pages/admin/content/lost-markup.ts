/** Paragraphs and line breaks come and go as the editor lays lists out; nobody misses one of them. */
const unimportant = new Set(["p", "br"]);

/**
 * What of the stored markup is no longer in what the editor would write of it: names of tags, each once. Links and numbers of lists are
 * compared with their attributes, all others by how often they are there.
 */
export function lostMarkup(stored: string, written: string): string[] {
  const left = countTags(written);
  const lost = new Set<string>();
  for (const [tag, times] of countTags(stored)) {
    if ((left.get(tag) ?? 0) < times) lost.add(tag.split(" ")[0] ?? tag);
  }
  return [...lost];
}

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = "", attributes = ""] of html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)) {
    if (unimportant.has(name)) continue;
    const stored = [...attributes.matchAll(/\b(href|start|src|title|colspan|rowspan)="([^"]*)"/g)]
      .filter(([, key, value]) => !(key === "start" && value === "1"))
      .map(([, key, value]) => `${key}=${value}`)
      .toSorted();
    const tag = [name, ...stored].join(" ");
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}
