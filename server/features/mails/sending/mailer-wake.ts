const sleepers = new Set<() => void>();

/** Called by the mailer of this process; returns how to stop listening. */
export function onMailStored(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}

/** Tells the mailer of this process that a mail may be waiting. */
export function wakeMailer(): void {
  for (const wake of sleepers) wake();
}
