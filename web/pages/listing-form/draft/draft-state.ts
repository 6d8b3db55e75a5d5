import type { Declaration } from "#contract/listings/listing-kinds.ts";
import {
  type ListingFields,
  listingFields,
  type OwnListing,
  type RememberedTerms,
} from "#contract/listings/own-listings.ts";
import type { PropertyRule } from "#contract/listings/property-rules.ts";
import { emptyValues, type FieldName, type FormValues, valuesOf } from "#web/pages/listing-form/form-values.ts";
import { type ContestedField, mergeVersions } from "./merge-versions.ts";

/** The form and how much of it the server knows. */
export interface DraftState {
  /** null until the draft exists. */
  readonly id: number | null;
  readonly values: FormValues;
  /** What the server has, as far as this window knows, and the version that it was. */
  readonly base: FormValues;
  readonly version: number;
  /** Written, but nothing that could be read: the text by field. The field keeps the value that it had. */
  readonly unread: Readonly<Record<string, string>>;
  /** What another window has saved of fields that were changed here too; null while there are none. */
  readonly conflict: { readonly values: FormValues; readonly contested: readonly ContestedField[] } | null;
  /** What the category asks the seller to declare. */
  readonly declarationsNeeded: readonly Declaration[];
  /** What the category asks of the properties of a supply. */
  readonly propertyRules: readonly PropertyRule[];
  /** Changed since the server last took them. */
  readonly dirty: ReadonlySet<FieldName>;
  /** On their way; null while nothing is. */
  readonly sending: ReadonlySet<FieldName> | null;
  /** Refused by the server: not sent again until they change. */
  readonly waiting: ReadonlySet<FieldName>;
  /** Messages by field, those of the condition sheet as `condition.volumeMl`. */
  readonly errors: Readonly<Record<string, string>>;
  /** offline: could not be reached and is tried again; refused: `message` says why. */
  readonly trouble: { kind: "offline" } | { kind: "refused"; message: string } | null;
  /** Instant (ISO 8601) of the last saving; null before the first. */
  readonly savedAt: string | null;
}

export type DraftEvent =
  | { type: "changed"; patch: Partial<FormValues> }
  | { type: "sendStarted"; names: readonly FieldName[] }
  | { type: "sent"; listing: OwnListing }
  /** Text that cannot be read; null once it can. */
  | { type: "unread"; field: string; text: string | null }
  /** Another window has saved `listing` meanwhile, so that what was sent was refused. */
  | { type: "overtaken"; listing: OwnListing }
  | { type: "settled"; keep: "mine" | "theirs" }
  | { type: "sendFailed" }
  | { type: "sendRefused"; errors: Record<string, string>; message: string }
  | { type: "publicationRefused"; errors: Record<string, string> };

/** `remembered`: what the server fills a new draft with, so it is nothing to send. */
export function startDraft(listing: OwnListing | null, remembered?: RememberedTerms): DraftState {
  const fresh = { ...emptyValues, ...remembered };
  return {
    id: listing?.id ?? null,
    values: listing ? valuesOf(listing) : fresh,
    base: listing ? valuesOf(listing) : fresh,
    version: listing?.version ?? 0,
    unread: {},
    conflict: null,
    declarationsNeeded: listing?.declarationsNeeded ?? [],
    propertyRules: listing?.propertyRules ?? [],
    dirty: new Set(),
    sending: null,
    waiting: new Set(),
    errors: {},
    trouble: null,
    savedAt: listing?.updatedAt ?? null,
  };
}

/** Typed input is never lost: fields that did not reach the server are dirty again. */
export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case "changed": {
      const names = Object.keys(event.patch) as FieldName[];
      return {
        ...state,
        values: { ...state.values, ...event.patch },
        dirty: new Set([...state.dirty, ...names]),
        waiting: without(state.waiting, names),
        errors: withoutErrorsOf(state, names, event.patch),
      };
    }
    case "sendStarted":
      return { ...state, sending: new Set(event.names), dirty: without(state.dirty, event.names) };
    case "sent":
      return { ...state, ...known(event.listing), sending: null, trouble: null };
    case "unread":
      return { ...state, unread: withText(state.unread, event) };
    case "overtaken":
      return overtaken(state, event.listing);
    case "settled":
      return settled(state, event.keep);
    case "sendFailed":
      return { ...state, ...sentBack(state), trouble: { kind: "offline" } };
    case "sendRefused": {
      const blamed = fieldsOf(event.errors).filter((name) => state.sending?.has(name));
      // Where none of the sent fields is to blame, sending them again would fail as well.
      const back = sentBack(state);
      const waiting = new Set([...state.waiting, ...(blamed.length > 0 ? blamed : (state.sending ?? []))]);
      return {
        ...state,
        ...back,
        waiting,
        errors: { ...state.errors, ...event.errors },
        trouble: { kind: "refused", message: event.message },
      };
    }
    case "publicationRefused":
      return { ...state, errors: { ...state.errors, ...event.errors } };
  }
}

/** What the server's answer tells. */
function known(listing: OwnListing) {
  const { id, version, updatedAt: savedAt, declarationsNeeded, propertyRules } = listing;
  return { id, version, savedAt, declarationsNeeded, propertyRules, base: valuesOf(listing) };
}

function withText(
  unread: DraftState["unread"],
  { field, text }: Extract<DraftEvent, { type: "unread" }>,
): DraftState["unread"] {
  const { [field]: _, ...others } = unread;
  return text === null ? others : { ...others, [field]: text };
}

/** Both windows' changes together; what both have changed waits for a choice. */
function overtaken(state: DraftState, listing: OwnListing): DraftState {
  const theirs = valuesOf(listing);
  const { values, dirty, contested } = mergeVersions(state.base, state.values, theirs);
  const conflict = contested.length > 0 ? { values: theirs, contested } : null;
  return { ...state, ...known(listing), values, dirty, conflict, sending: null, trouble: null };
}

function settled(state: DraftState, keep: "mine" | "theirs"): DraftState {
  const { conflict } = state;
  if (!conflict || keep === "mine") return { ...state, conflict: null };
  const names = conflict.contested.map(nameOf);
  const theirs = Object.fromEntries(names.map((name) => [name, conflict.values[name]]));
  const condition = { ...state.values.condition };
  for (const field of conflict.contested) {
    const line = field.split(".")[1] as keyof typeof condition | undefined;
    if (line) Object.assign(condition, { [line]: conflict.values.condition[line] });
  }
  const values = { ...state.values, ...theirs, condition };
  const dirty = new Set([...state.dirty].filter((name) => name === "condition" || !names.includes(name)));
  return { ...state, values, dirty, conflict: null };
}

function nameOf(field: ContestedField): FieldName {
  return (field.split(".")[0] ?? "") as FieldName;
}

/** What can be sent now, or null: changed, not refused before, within the contract's bounds, and no other window's business. */
export function changesToSend(state: DraftState): Partial<ListingFields> | null {
  const contested = state.conflict?.contested.map(nameOf) ?? [];
  const names = [...state.dirty].filter(
    (name) => !state.waiting.has(name) && !contested.includes(name) && isValid(name, state.values),
  );
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, state.values[name]])) as Partial<ListingFields>;
}

/** Something the server does not know: leaving would lose it. */
export function hasUnsaved(state: DraftState): boolean {
  return isBehind(state) || Object.keys(state.unread).length > 0;
}

/** Values that the server does not know. */
export function isBehind(state: DraftState): boolean {
  return state.dirty.size > 0 || state.sending !== null;
}

function isValid(name: FieldName, values: FormValues): boolean {
  return listingFields.shape[name].safeParse(values[name]).success;
}

function sentBack(state: DraftState): Pick<DraftState, "dirty" | "sending"> {
  return { dirty: new Set([...state.dirty, ...(state.sending ?? [])]), sending: null };
}

function fieldsOf(errors: Record<string, string>): FieldName[] {
  return Object.keys(errors)
    .map((field) => field.split(".")[0] ?? "")
    .filter((name): name is FieldName => name in emptyValues);
}

function without<T>(set: ReadonlySet<T>, gone: readonly T[]): ReadonlySet<T> {
  return new Set([...set].filter((each) => !gone.includes(each)));
}

/** A changed field loses its message; of the condition sheet only the lines that changed do. */
function withoutErrorsOf(
  { errors, values }: DraftState,
  names: readonly FieldName[],
  patch: Partial<FormValues>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      const [name, line] = field.split(".") as [FieldName, keyof FormValues["condition"] | undefined];
      if (!names.includes(name)) return true;
      return line !== undefined && patch.condition?.[line] === values.condition[line];
    }),
  );
}
