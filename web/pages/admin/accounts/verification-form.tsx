import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PersonFile } from "#contract/accounts/people.ts";
import { reasonLength } from "#contract/moderation/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface Decision {
  readonly kind: "account" | "age";
  readonly verb: "grant" | "withdraw";
}

/** What counts as verified about a person: granted or withdrawn once it is asked, with the reason that the audit keeps. */
export function VerificationForm({ person }: { person: PersonFile }) {
  const { t } = useTranslation(["moderationAdmin", "forms"]);
  const { run } = usePageAction();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const ask = (decision: Decision) => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("forms:rule.min", { length: least }));
    setAsked(decision);
  };
  const decide = ({ kind, verb }: Decision) =>
    run(async () => {
      await browserApi.people.setVerification({
        params: { name: person.username },
        body: { kind, verified: verb === "grant", reason: reason.trim() },
      });
      setReason("");
      notify({ kind: "success", text: t(`moderationAdmin:people.verification.${kind}.${verb}Done`) });
    });
  return (
    <div className="mt-5 grid gap-4 border-b border-line pb-5">
      <Input
        label={t("moderationAdmin:people.verification.reason")}
        hint={t("moderationAdmin:people.verification.hint")}
        maxLength={reasonLength.most}
        value={reason}
        error={error ?? undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setError(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        {(["account", "age"] as const).map((kind) => {
          const verb = (kind === "account" ? person.verified : person.adult) ? "withdraw" : "grant";
          return (
            <Button key={kind} kind="outline" onClick={() => ask({ kind, verb })}>
              {t(`moderationAdmin:people.verification.${kind}.${verb}`)}
            </Button>
          );
        })}
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={t(`moderationAdmin:people.verification.${asked.kind}.${asked.verb}Ask`, {
            name: person.username,
          })}
          text={t(`moderationAdmin:people.verification.${asked.kind}.${asked.verb}Text`)}
          confirm={t(`moderationAdmin:people.verification.${asked.kind}.${asked.verb}`)}
          confirmKind={asked.verb === "grant" ? "primary" : "danger"}
          keep={t("moderationAdmin:people.keep")}
          onConfirm={() => decide(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
