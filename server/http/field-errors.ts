import type { Locale } from "#contract/values/locale.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { message } from "#server/messages/messages.ts";

/** The part of a zod issue, as the type provider passes it on, that a sentence can be made of. */
export interface Issue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

/** Field → sentences in the caller's language; nested fields are joined by dots, the body itself is `_`. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      const [key, details] = sentenceOf(issue, field);
      const list = errors[field] ?? [];
      errors[field] = list;
      const text = message(locale, key, details);
      if (!list.includes(text)) list.push(text);
    }
  }
  return errors;
}

function fieldsOf(issue: Issue): string[] {
  const path = issue.instancePath.split("/").filter(Boolean).join(".");
  const keys = issue.params.keys;
  if (issue.keyword === "unrecognized_keys" && Array.isArray(keys))
    return keys.map((key) => [path, key].filter(Boolean).join("."));
  return [path || "_"];
}

function sentenceOf(issue: Issue, field: string): [MessageKey, Record<string, unknown>?] {
  const { params } = issue;
  switch (issue.keyword) {
    case "invalid_type":
      return isMissing(issue) ? ["field.required"] : ["field.invalid"];
    case "too_small":
      if (params.origin !== "string") return ["field.atLeast", { minimum: params.minimum }];
      return params.minimum === 1 ? ["field.required"] : ["field.min", { length: params.minimum }];
    case "too_big":
      if (params.origin === "string") return ["field.max", { length: params.maximum }];
      return params.origin === "array"
        ? ["field.tooMany", { maximum: params.maximum }]
        : ["field.atMost", { maximum: params.maximum }];
    case "invalid_format":
      if (params.format === "email") return ["field.email"];
      return field === "username" ? ["field.username"] : ["field.invalid"];
    case "invalid_value":
      if (isMissing(issue)) return ["field.required"];
      return isDeclaration(params.values) ? ["field.confirmed"] : ["field.choice"];
    case "not_multiple_of":
      return ["field.invalid"];
    case "unrecognized_keys":
      return ["field.unknown"];
    case "custom":
      return [customKey(params.params)];
    default:
      return ["field.invalid"];
  }
}

function isMissing(issue: Issue): boolean {
  return (
    /received (undefined|null)/.test(issue.message ?? "") ||
    (issue.keyword === "invalid_value" && "input" in issue.params && issue.params.input == null)
  );
}

function isDeclaration(values: unknown): boolean {
  return Array.isArray(values) && values.length === 1 && values[0] === true;
}

/** What a contract's own checks name by `params.code`. */
const customKeys = [
  "field.decimals",
  "field.positive",
  "field.voucher",
  "field.reducedPrice",
  "field.afterStart",
] as const satisfies MessageKey[];

function customKey(params: unknown): MessageKey {
  const code = typeof params === "object" && params !== null && "code" in params ? params.code : null;
  return customKeys.find((key) => key === `field.${code}`) ?? "field.invalid";
}
