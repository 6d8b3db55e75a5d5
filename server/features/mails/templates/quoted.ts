/** The beginning of what somebody has written; its page has the rest. */
export function quoted(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}
