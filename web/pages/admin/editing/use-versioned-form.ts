import { useEffect, useEffectEvent, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";

/** A thing that is stored in versions. */
export interface Versioned {
  readonly version: string | number | null;
}

interface Versions<Thing extends Versioned, Values> {
  /** null: a new one. */
  readonly thing: Thing | null;
  readonly valuesOf: (thing: Thing | null) => Values;
  /** Stores over the version that was seen, and resolves with what is stored now. */
  readonly write: (values: Values, version: Thing["version"] | undefined) => Promise<Thing>;
  /** As it is stored now; null: it is gone. */
  readonly read: () => Promise<Thing | null>;
  /** Shows other values in the form. */
  readonly show?: (values: Values) => void;
  /** What is said once it is stored. */
  readonly saved: string;
}

export interface VersionedForm<Thing, Values extends FieldValues> extends ApiForm<Values> {
  /** What somebody else has stored meanwhile; null: nothing. */
  readonly theirs: Thing | null;
  /** Goes on with what the form says, over what is stored. */
  readonly keepMine: () => void;
  /** Shows what is stored in the form. */
  readonly takeTheirs: () => void;
}

/** A form that stores over the version that it has shown, never over another one without being told so (rule SE7). */
export function useVersionedForm<Thing extends Versioned, Values extends FieldValues>({
  thing,
  valuesOf,
  write,
  read,
  show,
  saved,
}: Versions<Thing, Values>): VersionedForm<Thing, Values> {
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(thing?.version);
  const [theirs, setTheirs] = useState<Thing | null>(null);
  const form = useApiForm<Values>({
    defaultValues: valuesOf(thing) as DefaultValues<Values>,
    submit: async (values) => {
      try {
        setVersion((await write(values, version)).version);
        form.form.reset(values, { keepValues: true });
      } catch (error) {
        if (error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE") setTheirs(await read());
        throw error;
      }
      notify({ kind: "success", text: saved });
    },
  });
  const { isDirty } = form.form.formState;
  // What the page has read anew (a list of rates stored beside this form) is shown while nothing has been typed.
  const stored = thing?.version;
  const showNewer = useEffectEvent((newer: typeof stored) => {
    if (!thing || newer === version || isDirty || theirs) return;
    (show ?? form.form.reset)(valuesOf(thing));
    setVersion(newer);
  });
  useEffect(() => showNewer(stored), [stored]);
  const settle = (isTaken: boolean) => {
    if (!theirs) return;
    if (isTaken) (show ?? form.form.reset)(valuesOf(theirs));
    setVersion(theirs.version);
    setTheirs(null);
    // What else the page does with the thing (to remove it, say) goes by the version that it has read.
    void revalidate();
  };
  return { ...form, theirs, keepMine: () => settle(false), takeTheirs: () => settle(true) };
}
