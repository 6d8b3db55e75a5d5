/** One function for each mounted form that clears the server's refusals from it. */
const shown = new Set<() => void>();

/** Registers a mounted form; returns a function that removes it. */
export function addForm(clear: () => void): () => void {
  shown.add(clear);
  return () => void shown.delete(clear);
}

/** Clears the server's refusals from every mounted form. */
export function clearAllForms(): void {
  for (const clear of shown) clear();
}
