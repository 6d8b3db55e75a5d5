import { diffArrays } from "diff";

export interface Stretch {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Words of an unchanged stretch that stay on each side of a change. */
const shownAround = 8;
/** Words that are added and removed at most; of texts that differ in more all counts as changed. */
const mostChanged = 2_000;

/** What one text has changed into another, word by word; long stretches that are the same are shortened. No stretch: nothing has changed. */
export function wordChanges(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, now, { maxEditLength: mostChanged }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  if (changes.every(({ added, removed }) => !added && !removed)) return [];
  return changes.map(({ value, added, removed }, index) => {
    if (added || removed) return { kind: added ? "added" : "removed", text: value.join(" ") };
    return { kind: "same", text: shorten(value, index === 0, index === changes.length - 1).join(" ") };
  });
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function shorten(words: readonly string[], isFirst: boolean, isLast: boolean): readonly string[] {
  const head = isFirst ? [] : words.slice(0, shownAround);
  const tail = isLast ? [] : words.slice(-shownAround);
  return head.length + tail.length >= words.length ? words : [...head, "…", ...tail];
}
