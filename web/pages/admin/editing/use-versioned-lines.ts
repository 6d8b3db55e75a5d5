import type { FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useVersionedForm, type Versioned } from "./use-versioned-form.ts";

export interface VersionedLines<Values extends FieldValues> extends ApiForm<Values> {
  /** What somebody else has stored meanwhile, said line by line; null: nothing. */
  readonly conflict: {
    readonly lines: readonly string[];
    keepMine: () => void;
    takeTheirs: () => void;
  } | null;
}

interface Shape<Thing extends Versioned, Values> {
  valuesOf: (thing: Thing) => Values;
  /** Stores over the version that was seen. */
  write: (values: Values, version: Thing["version"]) => Promise<Thing>;
  /** As it is stored now; null: it is gone. */
  read: () => Promise<Thing | null>;
  /** The values in words, one line for each thing in them. */
  linesOf: (values: Values) => string[];
  /** What is said once it is stored. */
  saved: string;
}

/** The form of a thing with versions whose differences are told in lines. */
export function useVersionedLines<Thing extends Versioned, Values extends FieldValues>(
  thing: Thing,
  { valuesOf, write, read, linesOf, saved }: Shape<Thing, Values>,
): VersionedLines<Values> {
  const { revalidate } = useRevalidator();
  const { theirs, keepMine, takeTheirs, ...form } = useVersionedForm<Thing, Values>({
    ...{ thing, read, saved },
    valuesOf: (from) => valuesOf(from ?? thing),
    write: async (values, version = thing.version) => {
      const stored = await write(values, version);
      await revalidate();
      return stored;
    },
  });
  const mine = theirs ? linesOf(form.form.getValues()) : [];
  return {
    ...form,
    conflict: theirs && {
      ...{ keepMine, takeTheirs },
      lines: linesOf(valuesOf(theirs)).filter((line) => !mine.includes(line)),
    },
  };
}
