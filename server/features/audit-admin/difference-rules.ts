import type { ChangedField } from "#contract/audit/audit.ts";

type Value = ChangedField["from"];
type Fields = ReadonlyMap<string, Value>;

/** The most values that one entry tells of; a table of prices may have thousands. */
const most = 300;

/**
 * AU2: An entry is told value by value, from what to what; those that stayed are left out, and of very many the first {most} are told.
 *
 * Where one side is a value and the other an object, the value is the state in which it happened.
 */
export function differencesOf(before: unknown, after: unknown): ChangedField[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const state = stateOf(from, to) ?? stateOf(to, from);
  const changed = [...new Set([...to.keys(), ...from.keys()])]
    .filter((field) => field !== "" || state === null)
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((each) => each.from !== each.to);
  return [...(state === null ? [] : [{ field: "status", from: state, to: state }]), ...changed].slice(0, most);
}

/** The one value of a side whose other side has fields. */
function stateOf(one: Fields, other: Fields): Value {
  return other.size > 0 && !other.has("") ? (one.get("") ?? null) : null;
}

function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, Value>();
  take(value, []);
  return fields;

  function take(part: unknown, way: readonly string[]): void {
    const field = way.join(".");
    if (part === null || part === undefined) return;
    if (typeof part !== "object") fields.set(field, scalarOf(part));
    else if (Array.isArray(part) && part.every((each) => typeof each !== "object" || each === null))
      fields.set(field, part.length > 0 ? part.join(", ") : null);
    else if (Array.isArray(part)) for (const [place, each] of part.entries()) take(each, [...way, `${place + 1}`]);
    else for (const [name, each] of Object.entries(part)) take(each, [...way, name]);
  }
}

const scalarOf = (value: unknown): Value =>
  typeof value === "number" || typeof value === "boolean" ? value : String(value);
