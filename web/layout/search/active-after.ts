/**
 * The option that a key leads to, -1 for the field itself, through which the arrows go round; null: the key is the field's.
 * Home and End are the list's only once an option has been reached.
 */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  if (active === -1) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
