import type { KeyboardEvent } from "react";

/** Enter held down is one press: repeated, it would confirm the question that its first press has opened. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
