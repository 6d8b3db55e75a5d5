import type { KeyboardEvent } from "react";

/** Enter held down is one press: repeated, it would confirm what the first one has only asked about. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
