/** Conditions on lexemes in PostgreSQL's language of them (tsquery), as text that nothing from outside can break out of. */

export function lexeme(text: string): string {
  return `'${text.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}

/** Any lexeme that begins so. */
export function beginning(text: string): string {
  return `${lexeme(text)}:*`;
}

export function allOf(conditions: readonly string[]): string {
  return `(${conditions.join(" & ")})`;
}

export function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(" | ")})`;
}

export function none(condition: string): string {
  return `!(${condition})`;
}
