/** Why somebody may neither sell nor buy, whatever and to whom; null where nothing stands against it. */
export function traderRefusal(person: {
  readonly suspended: boolean;
  readonly emailConfirmed: boolean;
}): "SUSPENDED" | "EMAIL_NOT_CONFIRMED" | null {
  if (person.suspended) return "SUSPENDED";
  return person.emailConfirmed ? null : "EMAIL_NOT_CONFIRMED";
}
