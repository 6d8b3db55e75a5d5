import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FoundPoints, PickupPoint } from "#contract/carriers/pickup-points.ts";
import type { DeliveryWay } from "#contract/goods-orders/checkouts.ts";
import { typography } from "#web/format/typography.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { wayKey } from "./checkout-values.ts";
import type { CheckoutActions } from "./use-checkout.ts";
import { useFoundPoints } from "./use-found-points.ts";

/** The pick-up point where a carrier brings the parcel: found by town, postcode or street, and chosen from the first that fit. */
export function PointPicker({ ways, actions }: { ways: readonly DeliveryWay[]; actions: CheckoutActions }) {
  const { form, errorOf } = actions;
  const rules = useRules();
  const point = form.watch("delivery.point");
  const error = errorOf("delivery.point") ?? errorOf("delivery.pointId" as "delivery.point");
  const wasChosen = useRef(false);
  form.register("delivery.point", {
    validate: (chosen, { delivery }) =>
      chosen !== null || !ways.some((way) => way.kind === "point" && wayKey(way) === delivery.way) || rules.required,
  });
  const choose = (chosen: PickupPoint | null) => {
    wasChosen.current = true;
    form.clearErrors(["delivery.point", "delivery.pointId" as "delivery.point"]);
    form.setValue("delivery.point", chosen, { shouldDirty: true });
  };
  // Whoever chooses or changes by keyboard goes on from what has taken the place of what they pressed.
  return point ? (
    <Chosen point={point} error={error} takesFocus={wasChosen.current} onChange={() => choose(null)} />
  ) : (
    <Search actions={actions} error={error} takesFocus={wasChosen.current} onChoose={choose} />
  );
}

function Chosen({
  point,
  error,
  takesFocus,
  onChange,
}: {
  point: PickupPoint;
  error: string | undefined;
  takesFocus: boolean;
  onChange: () => void;
}) {
  const { t } = useTranslation("checkout");
  return (
    <div className="grid gap-2">
      <p className="type-small font-semibold">{t("point.chosen")}</p>
      <div className="flex items-start justify-between gap-3">
        <Place point={point} />
        <Button kind="quiet" size="small" className="shrink-0" autoFocus={takesFocus} onClick={onChange}>
          {t("point.change")}
        </Button>
      </div>
      {error && <FormError>{error}</FormError>}
    </div>
  );
}

function Search({
  actions: { form },
  error,
  takesFocus,
  onChoose,
}: {
  actions: CheckoutActions;
  error: string | undefined;
  takesFocus: boolean;
  onChoose: (point: PickupPoint) => void;
}) {
  const { t } = useTranslation("checkout");
  const [written, setWritten] = useState("");
  const { found, failure } = useFoundPoints(written);
  const field = useRef<HTMLInputElement>(null);
  const { submitCount, errors } = form.formState;
  const isFirstWrong = error !== undefined && Object.keys(errors).every((name) => name === "delivery");
  useEffect(() => {
    if (takesFocus || (submitCount > 0 && isFirstWrong)) field.current?.focus();
  }, [takesFocus, submitCount, isFirstWrong]);
  return (
    <div className="grid gap-3">
      <Input
        ref={field}
        label={t("point.search")}
        hint={t("point.hint")}
        autoComplete="off"
        maxLength={80}
        required
        value={written}
        error={error}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          // A search does not send the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p role="status" className="type-small text-muted empty:hidden">
        {failure ?? (found && <Count found={found} />)}
      </p>
      {found && found.points.length > 0 && (
        <ul aria-label={t("point.list")} className="divide-y divide-line border-line border-y">
          {found.points.map((point) => (
            <li key={point.id} className="flex items-center justify-between gap-3 py-2.5">
              <Place point={point} />
              <Button
                kind="outline"
                size="small"
                className="shrink-0"
                aria-label={t("point.chooseLabel", { name: point.name })}
                onClick={() => onChoose(point)}
              >
                {t("point.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Place({ point: { name, street, zip, city, isBox } }: { point: PickupPoint }) {
  const { t } = useTranslation("checkout");
  return (
    <p className="type-field min-w-0 [overflow-wrap:anywhere]">
      {typography(name)}
      <span className="type-caption block text-muted">
        {isBox && `${t("point.box")} · `}
        {`${street}, ${zip} ${city}`}
      </span>
    </p>
  );
}

function Count({ found: { points, total } }: { found: FoundPoints }) {
  const { t } = useTranslation("checkout");
  if (total === 0) return t("point.none");
  return points.length < total ? t("point.some", { shown: points.length, total }) : t("point.all", { count: total });
}
