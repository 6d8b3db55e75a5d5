/** A number as people write it, with a comma or a point and with blanks among the thousands; NaN for all else. */
export function writtenNumber(text: string): number {
  const bare = text.replace(/\s/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}
