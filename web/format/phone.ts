const noBreak = "\u00a0";

/** A telephone number as it is read out: of Czech and Slovak ones the digits stand in threes, of others as they are kept. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+42[01])(\d{3})(\d{3})(\d{3})$/, (_, ...parts: string[]) => parts.slice(0, 4).join(noBreak));
}
