import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPayout } from "#contract/payouts/payouts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { saveFile } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Makes a file for the bank of all that can be sent, and saves it; files made before are saved again. */
export function PayoutFile({ payouts }: { payouts: readonly AdminPayout[] }) {
  const { t } = useTranslation("payments");
  const earlier = new Set(payouts.flatMap(({ status, batchId }) => (status === "ordered" && batchId) || []));
  const { busy, press } = usePageAction();
  const { withProof, proof } = useProof();
  const [key, setKey] = useState(newKey);
  const save = async (id: number) => {
    const { data } = await browserApi.payouts.file({ params: { id } });
    saveFile(new File([data.content], data.name, { type: "application/xml" }));
  };
  const order = async () => {
    const ordered = await withProof(() => browserApi.payouts.order({ headers: { "idempotency-key": key } }));
    if (!ordered) return;
    setKey(newKey());
    await save(ordered.data.id);
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Button busy={busy} onClick={() => press(order)}>
        {t("payouts.order")}
      </Button>
      {[...earlier].map((id) => (
        <Button key={id} size="small" kind="quiet" onClick={() => press(() => save(id))}>
          {t("payouts.again", { id })}
        </Button>
      ))}
      {proof}
    </div>
  );
}
