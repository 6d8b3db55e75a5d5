import { fieldId } from "./form-model.ts";

/** Leads to the first thing the step lacks or has wrong; true when there is one. */
export function focusGap(gap: string | undefined): boolean {
  // What cannot be read at all never became a value: only its field knows of it.
  const control = gap ? controlOf(gap) : document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  focusOn(control);
  return gap !== undefined || control !== null;
}

/** The control of a field of the form, by its id or its name. */
export function controlOf(field: string): HTMLElement | null {
  return document.getElementById(fieldId(field)) ?? document.querySelector<HTMLElement>(`[name="${field}"]`);
}

/** Puts the focus on a control, in the middle of the window. */
export function focusOn(control: HTMLElement | null): void {
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}
