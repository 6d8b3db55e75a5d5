/**
 * MB6: A photograph belongs to the row whose number or name its file's name begins with; others wait, and may be handed out in turn. Where
 * each would go is shown first; nothing is uploaded before that is confirmed.
 */

interface Named {
  readonly id: number;
  readonly name: string;
  readonly number: number | null;
}

/**
 * The row that a file's name means: by the number that the row shows, at its beginning (`3.jpg`, `03b.jpg`, `3-etiketa.jpg`), else by the
 * bottle's name (`ardbeg-uigeadail-2.jpg`), the longest where several fit. Null for what a camera writes.
 */
export function rowByFileName(fileName: string, rows: readonly Named[]): number | null {
  const stem = plain(fileName.replace(/\.\w+$/, ""));
  const number = Number(/^0*(\d{1,3})(?:[a-z]|-.*)?$/.exec(stem)?.[1] ?? 0);
  const byNumber = rows.find((row) => row.number === number);
  if (byNumber) return byNumber.id;
  const fitting = rows
    .map(({ id, name }) => ({ id, key: plain(name) }))
    .filter(({ key }) => key.length >= 3 && (stem === key || stem.startsWith(`${key}-`)))
    .sort((a, b) => b.key.length - a.key.length);
  const [best, next] = fitting;
  return best && best.key !== next?.key ? best.id : null;
}

/** Photographs in their order to rows in theirs, as many to each as comes out even, else one. What is left over stays. */
export function inTurn(photos: number, rows: number): { each: number; rowOf: (photo: number) => number | null } {
  const each = rows > 0 && photos % rows === 0 ? Math.max(1, photos / rows) : 1;
  return {
    each,
    rowOf: (photo) => {
      const row = Math.floor(photo / each);
      return row < rows ? row : null;
    },
  };
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
