import type { i18n } from "i18next";

/** `Listopadová měsíční aukce`: a sale by the month of its day (`2026-11-29`). */
export function saleName(t: i18n["t"], closesOn: string): string {
  return t(`name.${Number(closesOn.slice(5, 7))}`, { ns: "monthlySales" });
}
