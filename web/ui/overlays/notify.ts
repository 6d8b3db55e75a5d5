export interface Snackbar {
  kind: "success" | "error" | "info";
  text: string;
  /** Stays until it is closed. */
  indefinite?: boolean;
  durationMs?: number;
  action?: { label: string; onPress: () => void };
  /** A second one with the same id takes the first one's place. */
  id?: string;
}

/**
 * FR4: A snackbar notifies for 5 seconds, of an error for 9, with something to do for 10, or as long as it says; it
 * appears at the top, 350 to 600 px wide.
 */
export function durationMsOf({ kind, indefinite = false, durationMs, action }: Snackbar): number {
  if (indefinite) return Number.POSITIVE_INFINITY;
  return durationMs ?? (action ? 10_000 : kind === "error" ? 9_000 : 5_000);
}

type Show = (snackbar: Snackbar) => void;

let show: Show | null = null;
let summon: (() => void) | null = null;
const waiting: Snackbar[] = [];

/** Shows a snackbar at the top of the page, as soon as the region for it is mounted. */
export function notify(snackbar: Snackbar): void {
  if (show) {
    show(snackbar);
  } else {
    waiting.push(snackbar);
    summon?.();
  }
}

/** `listener` runs when the first snackbar waits for a region; returns a function that ends that. */
export function onFirstSnackbar(listener: () => void): () => void {
  summon = listener;
  if (waiting.length > 0) listener();
  return () => {
    summon = null;
  };
}

/** From now on `how` shows snackbars, the waiting ones first; returns a function that ends that. */
export function showSnackbarsBy(how: Show): () => void {
  show = how;
  for (const snackbar of waiting.splice(0)) how(snackbar);
  return () => {
    show = null;
  };
}
