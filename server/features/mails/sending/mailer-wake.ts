const sleepers = new Set<() => void>();

/** Lets the mailer of this process listen; returns the function that stops it. */
export function onMailStored(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}

/** Tells the mailer of this process that a mail may be waiting. */
export function wakeMailer(): void {
  for (const wake of sleepers) wake();
}
