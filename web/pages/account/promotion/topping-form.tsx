import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ToppingPage } from "#contract/promotion/toppings.ts";
import { dayMs } from "#contract/values/durations.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface ToppingFormProps {
  topping: ToppingPage;
  /** Instant (ISO 8601) of the server's answer. */
  serverTime: string;
  /** Another order waits already: this one is not the page's first action. */
  isSecond: boolean;
}

/** The choice of days; a press makes the order and leads to its payment. */
export function ToppingForm({ topping, serverTime, isSecond }: ToppingFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { form, onSubmit, busy, message, errorOf } = useToppingOrder(topping);
  const { days, voucher } = form.watch();
  const chosen = topping.offers.find((offer) => String(offer.days) === days);
  if (!chosen) return null;
  // Were it paid now: behind what runs already (rule TP2).
  const endOf = (count: number) =>
    new Date(Date.parse(topping.toppedUntil ?? serverTime) + count * dayMs).toISOString();
  const endsBefore = topping.listingEndsAt !== null && topping.listingEndsAt < endOf(chosen.days);
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-8 grid max-w-[60ch] gap-5">
      <RadioGroup
        legend={t("topping.choose")}
        name="days"
        value={days}
        error={errorOf("days")}
        onChange={(value) => form.setValue("days", value)}
        options={topping.offers.map((offer) => ({
          value: String(offer.days),
          label: `${t("topping.days", { count: offer.days })} · ${formatCzk(offer.price)}`,
          hint: t("topping.ends", { time: formatDateTime(endOf(offer.days), locale) }),
        }))}
      />
      {topping.discount > 0 && (
        <p className="type-small text-muted">{typography(t("topping.discount", { percent: topping.discount }))}</p>
      )}
      {endsBefore && topping.listingEndsAt && (
        <Notice tone="warning">{t("topping.pastEnd", { time: formatDateTime(topping.listingEndsAt, locale) })}</Notice>
      )}
      <Input
        className="max-w-80"
        label={t("topping.voucher")}
        hint={t("topping.voucherHint")}
        maxLength={40}
        autoComplete="off"
        error={errorOf("voucher")}
        {...form.register("voucher")}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" kind={isSecond ? "outline" : undefined} busy={busy}>
          {voucher.trim() ? t("topping.orderWithVoucher") : t("topping.order", { amount: formatCzk(chosen.price) })}
        </Button>
      </div>
    </form>
  );
}

function useToppingOrder({ id, offers }: ToppingPage) {
  const locale = useLocale();
  const navigate = useNavigate();
  // One for each choice: a press that is repeated after a lost answer makes no second order.
  const keys = useRef(new Map<string, string>());
  return useApiForm<{ days: string; voucher: string }>({
    defaultValues: { days: String(offers[0]?.days ?? ""), voucher: "" },
    submit: async ({ days, voucher }) => {
      const code = voucher.trim();
      const key = keys.current.get(`${days} ${code}`) ?? newKey();
      keys.current.set(`${days} ${code}`, key);
      const { data } = await browserApi.toppings.order({
        params: { id },
        headers: { "idempotency-key": key },
        body: { days: Number(days), ...(code && { voucher: code }) },
      });
      await navigate(pathTo("accountOrder", locale, { id: data.orderId, hash: data.hash }));
    },
  });
}
