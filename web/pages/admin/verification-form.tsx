import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PersonFile } from "#contract/accounts/people.ts";
import { reasonLength } from "#contract/deals/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What counts as verified about a person: granted or withdrawn, with the reason that the audit keeps. */
export function VerificationForm({ person }: { person: PersonFile }) {
  const { t } = useTranslation(["moderation", "forms"]);
  const { busy, press } = usePageAction();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const decide = (kind: "account" | "age", verified: boolean) => {
    const { least } = reasonLength;
    if (reason.trim().length < least) return setError(t("forms:rule.min", { length: least }));
    press(async () => {
      await browserApi.people.setVerification({
        params: { name: person.username },
        body: { kind, verified, reason: reason.trim() },
      });
      setReason("");
      const text = t(`moderation:people.verification.${kind}.${verified ? "granted" : "withdrawn"}`);
      notify({ kind: "success", text });
    });
  };
  return (
    <div className="mt-5 grid gap-4 border-b border-line pb-5">
      <Input
        label={t("moderation:people.verification.reason")}
        hint={t("moderation:people.verification.hint")}
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
          const has = kind === "account" ? person.verified : person.adult;
          return (
            <Button key={kind} size="small" kind="outline" busy={busy} onClick={() => decide(kind, !has)}>
              {t(`moderation:people.verification.${kind}.${has ? "withdraw" : "grant"}`)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
