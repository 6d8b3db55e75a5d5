/** A condition on lexemes as text of a `tsquery`, escaped so that what people type cannot change it. */
export type Condition = string & { readonly isCondition: true };

export function lexeme(value: string): Condition {
  return `'${value.replace(/\\/g, "\\\\").replace(/'/g, "''")}'` as Condition;
}

export function beginning(value: string): Condition {
  return `${lexeme(value)}:*` as Condition;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return `(${conditions.join(" & ")})` as Condition;
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return `(${conditions.join(" | ")})` as Condition;
}

export function none(condition: Condition): Condition {
  return `!(${condition})` as Condition;
}
