import type { TFunction } from "i18next";
import { ApiError } from "#web/api/api-error.ts";

export interface Failure {
  /** Field → its messages joined, in the order they came. */
  fields: [field: string, message: string][];
  /** The message for the form as a whole. */
  message: string | null;
}

/** Sorts a failure into messages for fields and a message for the form. Bugs are thrown on. */
export function readFailure(error: unknown, known: readonly string[], t: TFunction): Failure {
  if (error instanceof TypeError) return { fields: [], message: t("common:connection") };
  if (!(error instanceof ApiError)) throw error;
  const all = Object.entries(error.fields).map(([field, texts]) => [field, texts.join(" ")] as [string, string]);
  const fields = all.filter(([field]) => isKnown(field, known));
  const others = all.filter(([field]) => !isKnown(field, known)).map(([, text]) => text);
  if (others.length > 0) return { fields, message: others.join(" ") };
  if (fields.length > 0) return { fields, message: null };
  return { fields, message: error.message || t("common:error.general") };
}

function isKnown(field: string, known: readonly string[]): boolean {
  return known.includes(field) || known.includes(field.split(".")[0] ?? "");
}
