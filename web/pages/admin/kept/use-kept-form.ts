import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import type { Told } from "./differences.tsx";
import { useVersionedForm } from "./use-versioned-form.ts";

interface Rival {
  readonly mine: readonly Told[];
  readonly theirs: readonly Told[];
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface KeptForm<Values extends FieldValues> extends ApiForm<Values> {
  /** Somebody else has stored another version meanwhile. */
  readonly rival: Rival | null;
  /** What the values say, for comparisons. */
  readonly tell: (values: Values) => Told[];
  /** Shows other values in the form; nothing is stored yet. */
  readonly take: (values: Partial<Values>) => void;
  /** Names how often values were taken, so that editors begin anew. */
  readonly round: number;
}

/** The form of a text, whose versions are compared word by word. */
export function useKeptForm<Values extends FieldValues, Kept extends { version: string }>({
  kept,
  valuesOf,
  tell,
  save,
  read,
}: {
  /** null: a new one. */
  kept: Kept | null;
  valuesOf: (kept: Kept | null) => Values;
  tell: (values: Values) => Told[];
  save: (values: Values, version: string) => Promise<Kept>;
  read: () => Promise<Kept>;
}): KeptForm<Values> {
  const { t } = useTranslation("deskForm");
  const [round, setRound] = useState(0);
  const take = (values: Partial<Values>) => {
    form.form.reset({ ...form.form.getValues(), ...values });
    setRound(round + 1);
  };
  const { theirs, keepMine, takeTheirs, ...form } = useVersionedForm<Kept, Values>({
    ...{ thing: kept, valuesOf, read, show: take, saved: t("saved") },
    write: (values, version = "") => save(values, version),
  });
  return {
    ...form,
    ...{ tell, take, round },
    rival: theirs && {
      ...{ keepMine, takeTheirs },
      mine: tell(form.form.getValues()),
      theirs: tell(valuesOf(theirs)),
    },
  };
}
