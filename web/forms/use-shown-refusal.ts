import { useEffect, useRef, useState } from "react";
import { firstMessage } from "./first-message.ts";

/**
 * Once a form has been answered: the first wrong field that it shows gets the focus, whatever kind of control it is; where it shows
 * none, `say` gets what is wrong. `answered` is called after each submit, with the form's element.
 */
export function useShownRefusal(errors: object, say: (message: string) => void): { answered: (box: Element) => void } {
  const [answer, setAnswer] = useState<{ box: Element } | null>(null);
  const last = useRef({ errors, say });
  last.current = { errors, say };
  useEffect(() => {
    if (!answer) return;
    const message = firstMessage(last.current.errors);
    const wrong = answer.box.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusWithin(wrong);
    else if (message && !answer.box.textContent.includes(message)) last.current.say(message);
  }, [answer]);
  return { answered: (box) => setAnswer({ box }) };
}

/** A group of choices takes no focus itself, its first choice does. */
function focusWithin(wrong: HTMLElement): void {
  const isControl = wrong.matches("input, textarea, select, button, [tabindex], [contenteditable]");
  const control = isControl ? wrong : wrong.querySelector<HTMLElement>("input, textarea, select, button");
  (control ?? wrong).focus();
}
