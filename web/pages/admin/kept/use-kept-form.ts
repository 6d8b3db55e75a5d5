import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/api/api-error.ts";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Told } from "./differences.tsx";

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

/** The form of a text: it stores over the version that it has shown, never over another one without being told so. */
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
  const [version, setVersion] = useState(kept?.version ?? "");
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [round, setRound] = useState(0);
  const form = useApiForm<Values>({
    defaultValues: valuesOf(kept) as DefaultValues<Values>,
    submit: async (values) => {
      try {
        setVersion((await save(values, version)).version);
        notify({ kind: "success", text: t("saved") });
      } catch (error) {
        if (error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE") setTheirs(await read());
        throw error;
      }
    },
  });
  const take = (values: Partial<Values>) => {
    form.form.reset({ ...form.form.getValues(), ...values });
    setRound(round + 1);
  };
  const settle = (there: Kept, isTaken: boolean) => {
    if (isTaken) take(valuesOf(there));
    setVersion(there.version);
    setTheirs(null);
  };
  return {
    ...form,
    ...{ tell, take, round },
    rival: theirs && {
      mine: tell(form.form.getValues()),
      theirs: tell(valuesOf(theirs)),
      keepMine: () => settle(theirs, false),
      takeTheirs: () => settle(theirs, true),
    },
  };
}
