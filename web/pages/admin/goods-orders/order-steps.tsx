import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import type { EditableGoodsOrder, GoodsStep } from "#contract/products/goods-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { HandOverFields } from "./hand-over-fields.tsx";
import { PartOfOrder } from "./part-of-order.tsx";

/** The step forward that an order is offered. */
export const onward: Partial<Record<GoodsStatus, GoodsStep>> = {
  paid: "pack",
  packed: "hand_over",
  partly_handed_over: "hand_over",
  handed_over: "deliver",
};
const undone: Partial<Record<GoodsStatus, "cancel" | "return">> = {
  ...{ placed: "cancel", paid: "cancel", packed: "cancel" },
  ...{ handed_over: "return", delivered: "return" },
};

/** What may be done with an order next: the step forward with what it needs, and the one that undoes it, which is asked about. */
export function OrderSteps({ order }: { order: EditableGoodsOrder }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const { run } = usePageAction();
  const { withProof, proof } = useProof();
  const [isAsked, setAsked] = useState(false);
  const next = onward[order.status];
  const back = undone[order.status];
  if (!next && !back) return null;
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {/* Another version is another form: what was written for the step before is gone. */}
      {next && <StepForm key={order.version} order={order} step={next} />}
      <p className="ml-auto flex flex-wrap gap-x-4">
        <PartOfOrder order={order} />
        {back && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {t(`step.${back}`)}
          </Button>
        )}
      </p>
      {back && (
        <ConfirmDialog
          open={isAsked}
          title={t(`ask.${back}.title`, { id: order.orderId })}
          text={t(`ask.${back}.${order.status === "placed" ? "unpaid" : "text"}`)}
          confirm={t(`step.${back}`)}
          keep={t("keep")}
          onConfirm={() =>
            run(() =>
              withProof(() =>
                browserApi.goodsAdmin.step({
                  params: { id: order.id },
                  body: { step: back, version: order.version },
                }),
              ),
            )
          }
          onClose={() => setAsked(false)}
        />
      )}
      {proof}
    </div>
  );
}

function StepForm({ order, step }: { order: EditableGoodsOrder; step: GoodsStep }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const { run } = usePageAction();
  const isPickUp = order.delivery.kind === "store";
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { tracking: "", ageChecked: false },
    submit: async (values) => {
      const body = { step, version: order.version, ...values };
      await browserApi.goodsAdmin.step({ params: { id: order.id }, body });
      await run(() => Promise.resolve());
    },
  });
  const words = step === "hand_over" && isPickUp ? "hand_over_store" : step;
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid min-w-0 grow gap-2 tablet:max-w-110">
      {step === "hand_over" && (
        <HandOverFields
          order={order}
          tracking={form.register("tracking")}
          ageChecked={form.register("ageChecked")}
          errorOf={errorOf}
        />
      )}
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" busy={busy}>
          {t(`step.${words}`)}
        </Button>
      </p>
    </form>
  );
}
