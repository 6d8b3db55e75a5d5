const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
  "&amp;": "&",
};

/** The words of markup for a comparison: where a link leads stands behind it, and blocks are apart. */
export function plainWords(html: string): string {
  return html
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "$2 ($1)")
    .replace(/<img\b[^>]*?alt="([^"]*)"[^>]*>/g, " [$1] ")
    .replace(/<\/?(p|li|h\d|t[hdr]|d[td]|br|hr|blockquote|figcaption|caption)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
