/** The name of the constraint or unique index that refused a statement; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  const constraint = typeof cause === "object" && cause !== null && "constraint" in cause ? cause.constraint : null;
  return typeof constraint === "string" ? constraint : null;
}
