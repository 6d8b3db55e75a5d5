/** A variable symbol as orders have it: digits without leading zeros; empty where it is none. */
export function symbolOf(written: string | undefined): string {
  const digits = (written ?? "").replace(/\s/g, "").replace(/^0+/, "");
  return /^\d{1,10}$/.test(digits) ? digits : "";
}
