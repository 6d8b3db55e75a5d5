import { addressOf } from "./address-of.ts";
import { dayOfAddress } from "./day-of-address.ts";

/** By what a list of the back office is narrowed or ordered: the field that asks, and what an address may say of it. */
export type Filter =
  | { readonly kind: "text"; readonly most: number }
  /** `usual` narrows nothing; where it is empty, nothing need be chosen. `isSorted`: by what the choices are called. */
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly usual: string;
      readonly isSorted: boolean;
    }
  /** Which of a page's lists is shown, by its tabs; the first one where an address names none. */
  | { readonly kind: "group"; readonly values: readonly string[] }
  /** CZK; two that follow each other stand side by side. */
  | { readonly kind: "amount" }
  | { readonly kind: "day" }
  | { readonly kind: "check" };
export type Filters = Readonly<Record<string, Filter>>;

/** What is asked of a list, as the API takes it. */
export type QueryOf<Of extends Filters> = { readonly [Name in keyof Of]: Value<Of[Name]> };
type Value<Of> = Of extends { kind: "choice"; values: readonly (infer Option)[]; usual: infer Usual }
  ? Option | Usual
  : Of extends { kind: "group"; values: readonly (infer Group)[] }
    ? Group
    : Of extends { kind: "amount" }
      ? number | undefined
      : Of extends { kind: "check" }
        ? "true" | "false"
        : string;

export const text = (most = 254) => ({ kind: "text", most }) as const;
export const amount = { kind: "amount" } as const;
export const day = { kind: "day" } as const;
export const check = { kind: "check" } as const;

/** One of these values, `usual` where an address names none. */
export function choice<const Option extends string, const Usual extends Option | "" = "">(
  values: readonly Option[],
  usual: Usual = "" as Usual,
  { isSorted = false } = {},
) {
  return { kind: "choice", values, usual, isSorted } as const;
}

/** One of the lists of a page, which stand in tabs. */
export const group = <const Group extends string>(values: readonly Group[]) => ({ kind: "group", values }) as const;

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress<Of extends Filters>(filters: Of, search: URLSearchParams): QueryOf<Of> {
  const asked = Object.entries(filters).map(([name, filter]) => [name, askedOf(filter, search, name)]);
  return Object.fromEntries(asked) as QueryOf<Of>;
}

function askedOf(filter: Filter, search: URLSearchParams, name: string): string | number | undefined {
  const written = search.get(name)?.trim() ?? "";
  switch (filter.kind) {
    case "text":
      return written.slice(0, filter.most);
    case "choice":
      return filter.values.find((value) => value === written) ?? filter.usual;
    case "group":
      return filter.values.find((value) => value === written) ?? filter.values[0];
    case "amount":
      return /^\d{1,9}$/.test(written.replace(/\s/g, "")) ? Number(written.replace(/\s/g, "")) : undefined;
    case "day":
      return dayOfAddress(search, name);
    case "check":
      return written === "true" ? "true" : "false";
  }
}

/** Values that narrow nothing; the first page among them. */
export function usualValues(filters: Filters): Record<string, string> {
  const usual = Object.entries(filters).map(([name, filter]) => [name, usualValue(filter)]);
  return { ...Object.fromEntries(usual), page: "1" };
}

function usualValue(filter: Filter): string {
  if (filter.kind === "group") return filter.values[0] ?? "";
  if (filter.kind === "choice") return filter.usual;
  return filter.kind === "check" ? "false" : "";
}

/** The address's query for what is asked, beginning with `?`, with a page or a place of the list; empty for the whole list. */
export function addressOfQuery(filters: Filters, query: object, place: Place = {}): string {
  const values = { ...query, ...place } as Readonly<Record<string, string | number | undefined>>;
  const shown = [...Object.keys(filters), ...Object.keys(place)];
  return addressOf(Object.fromEntries(shown.map((name) => [name, String(values[name] ?? "")])), usualValues(filters));
}

/** The filters that pick one of a page's lists, and those that narrow and order it. */
export function partsOf(filters: Filters): { groups: Filters; narrowing: Filters } {
  const parts = (isGroup: boolean) =>
    Object.fromEntries(Object.entries(filters).filter(([, { kind }]) => (kind === "group") === isGroup));
  return { groups: parts(true), narrowing: parts(false) };
}

/** Where the shown part of a list lies: its page, or the line that it begins or ends at. */
export interface Place {
  readonly page?: number;
  readonly before?: string;
  readonly after?: string;
}
