export interface Stretch {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Words of an unchanged stretch that stay on each side of a change. */
const shownAround = 8;
/** Pairs of words that are compared at most; beyond that all between the first and the last change counts as changed. */
const mostPairs = 4_000_000;

/** What one text has changed into another, word by word; long stretches that are the same are shortened. No stretch: nothing has changed. */
export function wordChanges(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const head = sharedHead(old, now);
  const tail = sharedHead(old.slice(head).toReversed(), now.slice(head).toReversed());
  const stretches = join([
    ...old.slice(0, head).map((text) => ({ kind: "same" as const, text })),
    ...changesOf(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map((text) => ({ kind: "same" as const, text })),
  ]);
  if (stretches.every(({ kind }) => kind === "same")) return [];
  return stretches.map((stretch, index) =>
    stretch.kind === "same" ? shorten(stretch, index === 0, index === stretches.length - 1) : stretch,
  );
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function sharedHead(old: readonly string[], now: readonly string[]): number {
  const end = Math.min(old.length, now.length);
  let at = 0;
  while (at < end && old[at] === now[at]) at++;
  return at;
}

/** The longest row of words that both have stays; what is before each of them is removed, then added. */
function changesOf(old: readonly string[], now: readonly string[]): Stretch[] {
  const removed = (text: string): Stretch => ({ kind: "removed", text });
  const added = (text: string): Stretch => ({ kind: "added", text });
  if (old.length * now.length > mostPairs) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const length = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => length[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      length[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const changes: Stretch[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [was = "", is = ""] = [old[row], now[column]];
    if (row < old.length && column < now.length && was === is) {
      changes.push({ kind: "same", text: was });
      row++;
      column++;
    } else if (column >= now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      changes.push(removed(was));
      row++;
    } else {
      changes.push(added(is));
      column++;
    }
  }
  return changes;
}

function join(words: readonly Stretch[]): Stretch[] {
  const joined: { kind: Stretch["kind"]; words: string[] }[] = [];
  for (const { kind, text } of words) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.words.push(text);
    else joined.push({ kind, words: [text] });
  }
  return joined.map(({ kind, words: all }) => ({ kind, text: all.join(" ") }));
}

function shorten({ kind, text }: Stretch, isFirst: boolean, isLast: boolean): Stretch {
  const words = text.split(" ");
  const head = isFirst ? [] : words.slice(0, shownAround);
  const tail = isLast ? [] : words.slice(-shownAround);
  if (head.length + tail.length >= words.length) return { kind, text };
  return { kind, text: [...head, "…", ...tail].join(" ") };
}
