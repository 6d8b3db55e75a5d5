/** The editor's markup as it is stored: an entry of a list with one paragraph is the entry itself, and an empty text is empty. */
export function writtenMarkup(html: string): string {
  const plain = html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, "<li>$1</li>");
  return plain === "<p></p>" ? "" : withPictures(plain);
}

/** Markup for a page that is there: browsers would ask for a picture that is named by its id as though that were its address. */
export function withoutPictures(html: string): string {
  return html.replace(/(<img\b[^>]*?) src="media:([\w-]+)"/g, '$1 data-media="$2"');
}

/** The same as it is stored. */
export function withPictures(html: string): string {
  return html.replace(/(<img\b[^>]*?) data-media="([\w-]+)"/g, '$1 src="media:$2"');
}
