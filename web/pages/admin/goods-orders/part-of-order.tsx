import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditableGoodsOrder } from "#contract/products/goods-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof, type WithProof } from "#web/features/accounts/use-proof.tsx";
import { typography } from "#web/format/typography.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { HandOverFields } from "./hand-over-fields.tsx";
import { type Parts, partsOf } from "./parts-of.ts";

/** What may be done with some pieces of an order alone: they go first, or leave it and are paid back. */
export function PartOfOrder({ order }: { order: EditableGoodsOrder }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const [isOpen, setOpen] = useState(false);
  const { withProof, proof } = useProof();
  const parts = partsOf(order);
  if (!parts) return null;
  return (
    <>
      <Button kind="quiet" className="needs-script" onClick={() => setOpen(true)}>
        {t("part.action")}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t("part.title", { id: order.orderId })}>
        {isOpen && <PartForm key={order.version} {...{ order, parts, withProof }} onClose={() => setOpen(false)} />}
      </Dialog>
      {proof}
    </>
  );
}

interface PartFormProps {
  order: EditableGoodsOrder;
  parts: Parts;
  withProof: WithProof;
  onClose: () => void;
}

/** Sends what is chosen, and says so where it is nothing. */
function usePartForm({ order, parts, withProof, onClose }: PartFormProps) {
  const { t } = useTranslation("goodsOrderAdmin");
  const { revalidate } = useRevalidator();
  const [counts, setCounts] = useState<Record<number, number | null>>({});
  const [isNone, setNone] = useState(false);
  const [what, setWhat] = useState(parts.deeds[0]);
  const api = useApiForm({
    defaultValues: { isRestocked: true, ageChecked: false, tracking: "" },
    submit: async ({ isRestocked, ageChecked, tracking }) => {
      const pieces = parts.lines.flatMap(({ itemId }) => {
        const count = counts[itemId] ?? 0;
        return count > 0 ? [{ itemId, pieces: count }] : [];
      });
      if (pieces.length === 0) return setNone(true);
      const common = { version: order.version, pieces };
      const params = { id: order.id };
      if (what === "take_back") {
        const body = { ...common, isRestocked };
        if (!(await withProof(() => browserApi.goodsAdmin.takeBack({ params, body })))) return;
      } else
        await browserApi.goodsAdmin.step({
          params,
          body: { ...common, step: "hand_over", ageChecked, tracking },
        });
      onClose();
      notify({ kind: "success", text: t("part.done") });
      await revalidate();
    },
  });
  const setCount = (itemId: number, count: number | null) => {
    setNone(false);
    setCounts({ ...counts, [itemId]: count });
  };
  const { message, ...rest } = api;
  return { ...rest, message: isNone ? t("part.none") : message, counts, setCount, what, setWhat };
}

function PartForm(props: PartFormProps) {
  const { order, parts, onClose } = props;
  const { t } = useTranslation("goodsOrderAdmin");
  const { form, onSubmit, busy, message, errorOf, counts, setCount, what, setWhat } = usePartForm(props);
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      {parts.lines.map(({ itemId, name, pieces }) => (
        <NumberField
          key={itemId}
          label={typography(t("part.pieces", { name }))}
          unit={t("part.ofPieces", { count: pieces })}
          value={counts[itemId] ?? null}
          onChange={(count) => setCount(itemId, count)}
        />
      ))}
      <RadioGroup
        legend={t("part.what")}
        name="what"
        value={what}
        onChange={setWhat}
        options={parts.deeds.map((deed) => ({
          value: deed,
          label: deed === "hand_over" ? t(`part.hand_over.${order.delivery.kind}`) : t(`part.take_back.${parts.place}`),
        }))}
      />
      {what === "take_back" && (
        <Checkbox label={t("part.restock")} hint={t("part.restockHint")} {...form.register("isRestocked")} />
      )}
      {what === "hand_over" && (
        <HandOverFields
          order={order}
          tracking={form.register("tracking")}
          ageChecked={form.register("ageChecked")}
          errorOf={errorOf}
        />
      )}
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("part.submit")}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </form>
  );
}
