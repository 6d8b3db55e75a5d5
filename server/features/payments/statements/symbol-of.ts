/** A variable symbol as orders have it: without leading zeros, and empty where there is none. */
export function symbolOf(written: string | undefined): string {
  return (written ?? "").trim().replace(/^0+/, "");
}
