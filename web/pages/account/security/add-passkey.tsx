import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { hasPasskeys, makePasskey } from "#web/features/accounts/passkey.ts";
import type { WithProof } from "#web/features/accounts/use-proof.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Has this device make a passkey, under a name that its owner will know it by. */
export function AddPasskey({ suggested, withProof }: { suggested: string; withProof: WithProof }) {
  const { t } = useTranslation("security");
  const [isOpen, setOpen] = useState(false);
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible(hasPasskeys()), []);
  if (!isPossible) return <p className="type-small mt-4">{t("passkey.impossible")}</p>;
  if (isOpen) return <NameForm suggested={suggested} withProof={withProof} onDone={() => setOpen(false)} />;
  return (
    <Button kind="outline" className="mt-5" onClick={() => setOpen(true)}>
      {t("passkey.add")}
    </Button>
  );
}

function NameForm({ suggested, withProof, onDone }: { suggested: string; withProof: WithProof; onDone: () => void }) {
  const { t } = useTranslation("security");
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ name: string }>({
    defaultValues: { name: suggested },
    submit: async ({ name }) => {
      setRefusal(null);
      const asked = await withProof(() => browserApi.passkeysOf.begin({}));
      if (!asked) return;
      const passkey = await makePasskey(asked.data).catch((error: unknown) => {
        console.warn("a passkey could not be made", error);
        return "failed" as const;
      });
      if (passkey === null) return setRefusal(t("passkey.unused"));
      if (typeof passkey === "string") return setRefusal(t(`passkey.${passkey}`));
      await browserApi.passkeysOf.add({ body: { name, passkey } });
      notify({ kind: "success", text: t("passkey.added") });
      onDone();
      await revalidate();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-5 grid max-w-92 gap-4">
      <Input
        label={t("passkey.name")}
        hint={t("passkey.nameHint")}
        maxLength={60}
        required
        autoFocus
        error={errorOf("name")}
        {...form.register("name", { required: rules.required })}
      />
      <FormMessage>{refusal ?? message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("passkey.make")}
        </Button>
        <Button kind="outline" onClick={onDone}>
          {t("passkey.leave")}
        </Button>
      </div>
    </form>
  );
}
