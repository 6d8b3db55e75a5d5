import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ListingType } from "#contract/listings/listing-kinds.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

interface OfferFormProps {
  listingId: number;
  type: ListingType;
  /** A fresh idempotency key. */
  newKey: () => string;
}

const longestText = 2_000;

/** A price with a message. An answer that got lost leaves the key: sent again, it is the same offer. */
export function OfferForm({ listingId, type, newKey }: OfferFormProps) {
  const { t } = useTranslation("offers");
  const { revalidate } = useRevalidator();
  const [price, setPrice] = useState<number | null>(null);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ field: "price" | "form"; words: string } | null>(null);
  const attempt = useRef<{ body: string; key: string } | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (price === null || price <= 0 || price > maxCzk)
      return setFailure({ field: "price", words: t("form.priceNeeded") });
    const body = { price, text };
    const written = JSON.stringify(body);
    if (attempt.current?.body !== written) attempt.current = { body: written, key: newKey() };
    setBusy(true);
    setFailure(null);
    try {
      const headers = { "idempotency-key": attempt.current.key };
      await browserApi.offers.make({ params: { id: listingId }, headers, body });
      await revalidate();
    } catch (error) {
      setFailure({ field: "form", words: error instanceof ApiError ? error.message : t("failed") });
      if (error instanceof ApiError && error.status === 409) await revalidate();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void send(event)} noValidate className="mt-5 grid gap-4">
      <MoneyField
        label={t(`form.price.${type}`)}
        name="price"
        value={price}
        onChange={setPrice}
        error={failure?.field === "price" ? failure.words : undefined}
        notAmount={t("form.priceNeeded")}
      />
      <Textarea
        label={t("form.text")}
        name="text"
        rows={3}
        maxLength={longestText}
        value={text}
        hint={t(`form.hint.${type}`)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t(`form.send.${type}`)}
      </Button>
      <noscript>
        <p className="type-caption text-muted">{t("form.needsScript")}</p>
      </noscript>
      {failure?.field === "form" && (
        <div role="alert">
          <FormError>{failure.words}</FormError>
        </div>
      )}
      <p className="type-caption text-muted">{t("form.note")}</p>
    </form>
  );
}
