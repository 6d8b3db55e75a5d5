/** `2026-03` as `3/2026`, in both languages. */
export function monthLabel(month: string): string {
  const [year, number] = month.split("-");
  return `${Number(number)}/${year}`;
}
