import { type FormEvent, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CategoryPolicy, EditablePolicy, PolicyEffect, PolicyKey } from "#contract/catalogue/category-policy.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { EffectDialog } from "./effect-dialog.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { usePolicyWords } from "./use-policy-words.ts";

interface Values {
  policy: CategoryPolicy;
}

/** What a category demands and permits; what that would mean for what runs is said and asked about before it is stored. */
export function PolicyForm({ stored, isAtTop }: { stored: EditablePolicy; isAtTop: boolean }) {
  const { t } = useTranslation("categoryPolicy");
  const form = usePolicyForm(stored, isAtTop);
  const [asked, setAsked] = useState<{ effect: PolicyEffect; event: FormEvent } | null>(null);
  const weigh = async (event: FormEvent) => {
    event.preventDefault();
    const effect = await readEffect(stored.id, form.form.getValues("policy"));
    if (!effect || effect.changes.length === 0) form.onSubmit(event);
    else setAsked({ effect, event });
  };
  return (
    <form onSubmit={(event) => void weigh(event)} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[70ch] text-muted">{t(isAtTop ? "leadAtTop" : "lead")}</p>
      <Controller
        control={form.form.control}
        name="policy"
        render={({ field }) => (
          <PolicyFields
            policy={field.value}
            inherited={stored.inherited}
            isAtTop={isAtTop}
            onChange={field.onChange}
            errorOf={(key: PolicyKey) => form.errorOf(`policy.${key}`)}
          />
        )}
      />
      {typeof form.form.formState.errors.policy?.message === "string" && (
        <FormError>{form.errorOf("policy")}</FormError>
      )}
      <VersionedEnd {...form} />
      <EffectDialog
        effect={asked?.effect ?? null}
        onConfirm={() => asked && form.onSubmit(asked.event)}
        onClose={() => setAsked(null)}
      />
    </form>
  );
}

/** null: the policy cannot be weighed; storing it says why. */
async function readEffect(id: number, policy: CategoryPolicy): Promise<PolicyEffect | null> {
  try {
    return (await browserApi.categoryPolicies.weigh({ params: { id }, body: { policy } })).data;
  } catch {
    return null;
  }
}

function usePolicyForm(stored: EditablePolicy, isAtTop: boolean) {
  const { t } = useTranslation("categoryPolicy");
  const words = usePolicyWords();
  const params = { id: stored.id };
  return useVersionedLines<EditablePolicy, Values>(stored, {
    valuesOf: ({ own }) => ({ policy: own }),
    write: async ({ policy }, version) =>
      (await browserApi.categoryPolicies.write({ params, body: { policy, version } })).data,
    read: async () => (await browserApi.categoryPolicies.get({ params })).data,
    linesOf: ({ policy }) =>
      (Object.keys(stored.inherited) as PolicyKey[]).map((key) => {
        const value = policy[key];
        return `${words.keyOf(key)}: ${value === undefined ? t(isAtTop ? "byDefault" : "byParent") : words.wordsFor(key, value)}`;
      }),
    saved: t("saved"),
  });
}
