import { toast } from "sonner";

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

/** Shows a snackbar at the top of the page; errors stay longer than good news. */
export function notify({ kind, text, indefinite = false, durationMs, action, id }: Snackbar): void {
  toast[kind](text, {
    id,
    duration: indefinite ? Number.POSITIVE_INFINITY : (durationMs ?? (kind === "error" ? 9_000 : 5_000)),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  });
}
