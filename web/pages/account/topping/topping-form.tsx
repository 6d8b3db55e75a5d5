import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ToppingPage } from "#contract/payments/toppings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface ToppingFormProps {
  topping: ToppingPage;
  /** Another order waits already: this one is not the page's first action. */
  isSecond: boolean;
}

/** The choice of days; a press makes the order and leads to its payment. */
export function ToppingForm({ topping, isSecond }: ToppingFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const navigate = useNavigate();
  const { busy, press } = usePageAction();
  const [days, setDays] = useState(String(topping.offers[0]?.days ?? ""));
  // One for each choice: a press that is repeated after a lost answer makes no second order.
  const keys = useRef(new Map<string, string>());
  const chosen = topping.offers.find((offer) => String(offer.days) === days);
  if (!chosen) return null;
  const order = () =>
    press(async () => {
      const key = keys.current.get(days) ?? newKey();
      keys.current.set(days, key);
      const { data } = await browserApi.toppings.order({
        params: { id: topping.id },
        headers: { "idempotency-key": key },
        body: { days: chosen.days },
      });
      await navigate(pathTo("accountOrder", locale, { id: data.orderId, hash: data.hash }));
    });
  const endsBefore = topping.listingEndsAt !== null && topping.listingEndsAt < chosen.endsAt;
  return (
    <div className="mt-8 max-w-[60ch]">
      <RadioGroup
        legend={t("topping.choose")}
        name="days"
        value={days}
        onChange={setDays}
        options={topping.offers.map((offer) => ({
          value: String(offer.days),
          label: `${t("topping.days", { count: offer.days })} · ${formatCzk(offer.price)}`,
          hint: t("topping.ends", { time: formatDateTime(offer.endsAt, locale) }),
        }))}
      />
      {endsBefore && topping.listingEndsAt && (
        <Notice tone="warning" className="mt-4">
          {t("topping.pastEnd", { time: formatDateTime(topping.listingEndsAt, locale) })}
        </Notice>
      )}
      <Button className="mt-6" kind={isSecond ? "outline" : undefined} busy={busy} onClick={order}>
        {t("topping.order", { amount: formatCzk(chosen.price) })}
      </Button>
    </div>
  );
}
