import { type ListingFields, listingFields, type OwnListing } from "#contract/listings/own-listings.ts";
import {
  emptyValues,
  type FieldName,
  type FormValues,
  valuesOf,
} from "#web/pages/listing-form/form-values.ts";

/** The form and how much of it the server knows. */
export interface DraftState {
  /** null until the draft exists. */
  readonly id: number | null;
  readonly values: FormValues;
  /** Changed since the server last took them. */
  readonly dirty: ReadonlySet<FieldName>;
  /** On their way; null while nothing is. */
  readonly sending: ReadonlySet<FieldName> | null;
  /** Refused by the server: not sent again until they change. */
  readonly held: ReadonlySet<FieldName>;
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
  | { type: "sent"; id: number; savedAt: string }
  | { type: "sendFailed" }
  | { type: "sendRefused"; errors: Record<string, string>; message: string }
  | { type: "publicationRefused"; errors: Record<string, string> };

export function startDraft(listing: OwnListing | null): DraftState {
  return {
    id: listing?.id ?? null,
    values: listing ? valuesOf(listing) : emptyValues,
    dirty: new Set(),
    sending: null,
    held: new Set(),
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
        held: without(state.held, names),
        errors: withoutErrorsOf(state, names, event.patch),
      };
    }
    case "sendStarted":
      return { ...state, sending: new Set(event.names), dirty: without(state.dirty, event.names) };
    case "sent":
      return { ...state, id: event.id, sending: null, trouble: null, savedAt: event.savedAt };
    case "sendFailed":
      return { ...state, ...sentBack(state), trouble: { kind: "offline" } };
    case "sendRefused": {
      const blamed = fieldsOf(event.errors).filter((name) => state.sending?.has(name));
      // Where none of the sent fields is to blame, sending them again would fail as well.
      const back = sentBack(state);
      const held = new Set([...state.held, ...(blamed.length > 0 ? blamed : (state.sending ?? []))]);
      return {
        ...state,
        ...back,
        held,
        errors: { ...state.errors, ...event.errors },
        trouble: { kind: "refused", message: event.message },
      };
    }
    case "publicationRefused":
      return { ...state, errors: { ...state.errors, ...event.errors } };
  }
}

/** What can be sent now, or null: changed, not refused before, and within the contract's bounds. */
export function changesToSend(state: DraftState): Partial<ListingFields> | null {
  const names = [...state.dirty].filter((name) => !state.held.has(name) && isValid(name, state.values));
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, state.values[name]])) as Partial<ListingFields>;
}

/** Something the server does not know: leaving would lose it. */
export function hasUnsaved(state: DraftState): boolean {
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
