import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { ForGuest, useVisitor } from "#web/session/visitor.tsx";
import { signInFor } from "#web/session/wanted-page.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useProductWatch } from "./use-product-watch.ts";

interface WatchProductProps {
  id: number;
  inStock: boolean;
}

/** Waits for a product to be in stock, or to cost less (rule PD12); guests are led to sign in and back. */
export function WatchProduct({ id, inStock }: WatchProductProps) {
  const { t } = useTranslation("products");
  const visitor = useVisitor();
  return (
    <Disclosure open={!inStock} className="mt-5 border-t" summary={t(inStock ? "watch.priceTitle" : "watch.title")}>
      <ForGuest>
        <Guest inStock={inStock} />
      </ForGuest>
      {visitor.kind === "member" && <Member id={id} inStock={inStock} />}
    </Disclosure>
  );
}

function Guest({ inStock }: Pick<WatchProductProps, "inStock">) {
  const { t } = useTranslation("products");
  const locale = useLocale();
  const location = useLocation();
  return (
    <>
      <p className="type-small text-muted">{typography(t(inStock ? "watch.priceLead" : "watch.lead"))}</p>
      <a href={signInFor(locale, location)} className={classes(buttonStyle({ kind: "outline", wide: true }), "mt-4")}>
        {t("watch.signIn")}
      </a>
    </>
  );
}

function Member({ id, inStock }: WatchProductProps) {
  const { t } = useTranslation("products");
  const { watch, busy, failure, set, remove } = useProductWatch(id);
  if (watch === undefined) return <p className="type-small text-muted">{t("watch.loading")}</p>;
  if (watch === null) return <WishForm {...{ inStock, busy, failure }} onSend={set} />;
  return (
    <>
      <Notice live tone="success">
        {watch.wishedPrice === null
          ? t("watch.waits")
          : typography(t("watch.waitsForPrice", { price: formatCzk(watch.wishedPrice) }))}
      </Notice>
      <FormMessage>{failure?.message ?? null}</FormMessage>
      <Button kind="quiet" className="mt-2" busy={busy} onClick={() => void remove()}>
        {t("watch.end")}
      </Button>
    </>
  );
}

interface WishFormProps extends Pick<WatchProductProps, "inStock"> {
  busy: boolean;
  failure: { field?: string; message: string | null } | null;
  onSend: (wishedPrice: number | null) => Promise<void>;
}

/** A price is needed where it is in stock already, and may be named where it is not. */
function WishForm({ inStock, busy, failure, onSend }: WishFormProps) {
  const { t } = useTranslation(["products", "forms"]);
  const [price, setPrice] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (unread) return setProblem(t("products:watch.notAmount"));
    if (price === null && inStock) return setProblem(t("forms:rule.required"));
    setProblem(null);
    void onSend(price);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <p className="type-small mb-4 text-muted">
        {typography(t(inStock ? "products:watch.priceLead" : "products:watch.lead"))}
      </p>
      <MoneyField
        label={t("products:watch.price")}
        name="wishedPrice"
        value={price}
        onChange={(value, wrong) => {
          setPrice(value);
          setUnread(wrong !== null);
          setProblem(null);
        }}
        notAmount={t("products:watch.notAmount")}
        error={problem ?? failure?.field}
        {...(inStock ? { required: true } : { optionalNote: t("forms:optional") })}
      />
      <FormMessage>{failure?.message ?? null}</FormMessage>
      <Button type="submit" kind="outline" wide className="mt-4" busy={busy}>
        {t("products:watch.submit")}
      </Button>
    </form>
  );
}
