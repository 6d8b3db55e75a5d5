/** Wrong codes after which a new one is needed (rules A16, A19). */
export const codeTries = 5;

/** Whether a code may still be written. */
export function isCodeOpen(code: { readonly tries: number; readonly expiresAt: Date } | undefined, now: Date): boolean {
  return code !== undefined && code.tries < codeTries && code.expiresAt > now;
}
