/** Text in which nothing is a wildcard of LIKE. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
