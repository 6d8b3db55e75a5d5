import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";

export interface KeptForm<Values extends FieldValues> extends ApiForm<Values> {
  /** What somebody else has stored meanwhile, said line by line; null: nothing. */
  readonly rival: { readonly lines: readonly string[]; keepMine: () => void; takeTheirs: () => void } | null;
}

interface Shape<Thing, Values> {
  valuesOf: (thing: Thing) => Values;
  /** Stores over the version that was seen. */
  write: (values: Values, version: number) => Promise<Thing>;
  /** As it is stored now; null: it is gone. */
  read: () => Promise<Thing | null>;
  /** The values in words, one line for each thing in them. */
  linesOf: (values: Values) => string[];
  /** What is said once it is stored. */
  saved: string;
}

/** The form of a thing with versions: it stores over the one that it has shown, never over another without being told so. */
export function useKeptForm<Thing extends { readonly version: number }, Values extends FieldValues>(
  thing: Thing,
  { valuesOf, write, read, linesOf, saved }: Shape<Thing, Values>,
): KeptForm<Values> {
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(thing.version);
  const [theirs, setTheirs] = useState<Thing | null>(null);
  const form = useApiForm<Values>({
    defaultValues: valuesOf(thing) as DefaultValues<Values>,
    submit: async (values) => {
      try {
        setVersion((await write(values, version)).version);
      } catch (error) {
        if (error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE") setTheirs(await read());
        throw error;
      }
      notify({ kind: "success", text: saved });
      await revalidate();
    },
  });
  const settle = (stored: Thing, values?: Values) => {
    if (values) form.form.reset(values);
    setVersion(stored.version);
    setTheirs(null);
  };
  const mine = theirs ? linesOf(form.form.getValues()) : [];
  return {
    ...form,
    rival: theirs && {
      lines: linesOf(valuesOf(theirs)).filter((line) => !mine.includes(line)),
      keepMine: () => settle(theirs),
      takeTheirs: () => settle(theirs, valuesOf(theirs)),
    },
  };
}
