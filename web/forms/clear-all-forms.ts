/** How each form that is shown forgets what the server has refused. */
const shown = new Set<() => void>();

/** A form is shown; returns what tells that it is gone. */
export function addForm(clear: () => void): () => void {
  shown.add(clear);
  return () => void shown.delete(clear);
}

/** Every form that is shown forgets what the server has refused. */
export function clearAllForms(): void {
  for (const clear of shown) clear();
}
