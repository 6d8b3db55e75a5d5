type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor writes before the scripts have arrived: React takes such a field over without hearing of its
 * content, and form libraries empty it. Call it first thing; the function it returns, called once everything is
 * hydrated, tells each changed field again as though it were written now.
 */
export function keepEarlyInput(): () => void {
  const early = new Map<Control, string | boolean>();
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (isTouched(control)) early.set(control, contentOf(control));
  }
  const note = ({ target }: Event) => {
    if (isControl(target)) early.set(target, contentOf(target));
  };
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    for (const [control, content] of early) if (control.isConnected) announce(control, content);
  };
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
  }
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function contentOf(control: Control): string | boolean {
  return isTicked(control) ? control.checked : control.value;
}

function announce(control: Control, content: string | boolean): void {
  if (typeof content === "boolean") {
    if (control.type === "radio" && !content) return; // its neighbour that was chosen speaks for both
    if (isTicked(control) && control.checked === content) control.checked = !content;
    control.click();
    return;
  }
  // React remembers what was last set through the element's own property and hears only of a difference to that.
  control.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, content);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}
