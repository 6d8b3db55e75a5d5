/** The editor's markup as it is stored: an entry of a list with one paragraph is the entry itself, and an empty text is empty. */
export function writtenMarkup(html: string): string {
  const plain = html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, "<li>$1</li>");
  return plain === "<p></p>" ? "" : plain;
}
