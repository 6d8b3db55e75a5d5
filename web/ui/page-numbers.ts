/** Numbers to show in a pagination: first, last, two around the current one; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 3, pages - 2, pages - 1]) wanted.add(near);
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
