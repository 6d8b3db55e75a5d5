import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PersonFile } from "#contract/accounts/people.ts";
import { type Scope, scopes } from "#contract/accounts/scopes.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { readFailure } from "#web/forms/read-failure.ts";
import { ReasonField, useReason } from "#web/pages/admin/reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** For administrators: what an account may do for the site, with a reason, asked once more with what changes. */
export function ScopeForm({ person }: { person: PersonFile }) {
  const { t } = useTranslation(["moderationAdmin", "forms"]);
  const [chosen, setChosen] = useState(() => scopes.filter((scope) => person.scopes.includes(scope)));
  const reason = useReason();
  const [isAsked, setAsked] = useState(false);
  const granted = chosen.filter((scope) => !person.scopes.includes(scope));
  const withdrawn = scopes.filter((scope) => person.scopes.includes(scope) && !chosen.includes(scope));
  const namesOf = (some: readonly string[]) =>
    some.map((scope) => t(`people.scopes.name.${scope}`)).join(", ") || t("people.scopes.none");
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (granted.length + withdrawn.length === 0) return reason.fail(t("people.scopes.same"));
    if (reason.check()) setAsked(true);
  };
  const { decide, proof } = useDecision(person, { scopes: chosen, reason: reason.text });
  return (
    <form onSubmit={ask} method="post" noValidate className="mt-5 border-line border-b pb-5">
      <ScopeBoxes
        chosen={chosen}
        onChange={(next) => {
          setChosen(next);
          reason.fail(null);
        }}
      />
      <ReasonField
        reason={reason}
        className="mt-5"
        label={t("people.scopes.reason")}
        hint={t("people.scopes.reasonHint")}
      />
      <Button type="submit" kind="outline" className="mt-4">
        {t("people.scopes.save")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("people.scopes.ask", { name: person.username })}
        text={t("people.scopes.what", { granted: namesOf(granted), withdrawn: namesOf(withdrawn) })}
        confirm={t("people.scopes.save")}
        keep={t("people.keep")}
        onConfirm={async () => {
          const failure = await decide();
          if (failure === null) reason.write("");
          return failure;
        }}
        onClose={() => setAsked(false)}
      />
      {proof}
    </form>
  );
}

/** Sends the decision, by a fresh proof; answers with what went wrong, empty where the proof was not given. */
function useDecision(person: PersonFile, chosen: { scopes: Scope[]; reason: string }) {
  const { t } = useTranslation(["moderationAdmin", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const { withProof, proof } = useProof();
  const decide = async (): Promise<string | null> => {
    const body = { ...chosen, seen: [...person.scopes] };
    try {
      const params = { name: person.username };
      if (!(await withProof(() => browserApi.people.setScopes({ params, body })))) return "";
    } catch (failure) {
      return readFailure(failure, [], t).message ?? t("common:error.general");
    }
    notify({ kind: "success", text: t("people.scopes.done") });
    await revalidate();
    return null;
  };
  return { decide, proof };
}

function ScopeBoxes({ chosen, onChange }: { chosen: readonly Scope[]; onChange: (next: Scope[]) => void }) {
  const { t } = useTranslation("moderationAdmin");
  return (
    <fieldset>
      <legend className="type-control">{t("people.scopes.title")}</legend>
      <div className="mt-1 grid gap-x-6 gap-y-1 tablet:grid-cols-2">
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`people.scopes.name.${scope}`)}
            hint={t(`people.scopes.hint.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(scopes.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
