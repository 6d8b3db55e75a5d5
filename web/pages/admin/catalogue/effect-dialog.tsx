import { useTranslation } from "react-i18next";
import type { PolicyEffect } from "#contract/catalogue/category-policy.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { usePolicyWords } from "./use-policy-words.ts";

/** Says what a policy would mean for what runs now, and asks. */
export function EffectDialog({
  effect,
  onConfirm,
  onClose,
}: {
  /** null: nothing is asked. */
  effect: PolicyEffect | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("categoryPolicy");
  const { keyOf } = usePolicyWords();
  const said = ({ key, isOn, running, against }: PolicyEffect["changes"][number]) => {
    if (isOn !== null) return t(`effect.${key}.${isOn ? "on" : "off"}`, { count: running });
    return t(`effect.${key}`, { count: key === "countries" ? running : against });
  };
  return (
    <ConfirmDialog
      open={effect !== null}
      title={t("effect.title")}
      text={t("effect.categories", { count: effect?.categories ?? 0 })}
      confirm={t("effect.confirm")}
      confirmKind="primary"
      keep={t("effect.keep")}
      onConfirm={async () => {
        onConfirm();
        return null;
      }}
      onClose={onClose}
    >
      <dl className="grid gap-3">
        {effect?.changes.map((change) => (
          <div key={change.key}>
            <dt className="font-semibold">{keyOf(change.key)}</dt>
            <dd>{said(change)}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
