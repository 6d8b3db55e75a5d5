import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import type { Described } from "./differences.tsx";
import { useVersionedForm } from "./use-versioned-form.ts";

interface Conflict {
  readonly mine: readonly Described[];
  readonly theirs: readonly Described[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface EditForm<Values extends FieldValues> extends ApiForm<Values> {
  /** Somebody else has stored another version meanwhile. */
  readonly conflict: Conflict | null;
  /** What the values say, for comparisons. */
  readonly announce: (values: Values) => Described[];
  /** Shows other values in the form; nothing is stored yet. */
  readonly take: (values: Partial<Values>) => void;
  /** Names how often values were taken, so that editors begin anew. */
  readonly round: number;
}

/** The form of a text, whose versions are compared word by word. */
export function useEditForm<Values extends FieldValues, Stored extends { version: string }>({
  stored,
  valuesOf,
  announce,
  save,
  read,
}: {
  /** null: a new one. */
  stored: Stored | null;
  valuesOf: (stored: Stored | null) => Values;
  announce: (values: Values) => Described[];
  save: (values: Values, version: string) => Promise<Stored>;
  read: () => Promise<Stored>;
}): EditForm<Values> {
  const { t } = useTranslation("adminForm");
  const [round, setRound] = useState(0);
  const take = (values: Partial<Values>) => {
    form.form.reset({ ...form.form.getValues(), ...values });
    setRound(round + 1);
  };
  const { theirs, keepMine, takeTheirs, ...form } = useVersionedForm<Stored, Values>({
    ...{ thing: stored, valuesOf, read, show: take, saved: t("saved") },
    write: (values, version = "") => save(values, version),
  });
  return {
    ...form,
    ...{ announce, take, round },
    conflict: theirs && {
      ...{ keepMine, takeTheirs },
      mine: announce(form.form.getValues()),
      theirs: announce(valuesOf(theirs)),
    },
  };
}
