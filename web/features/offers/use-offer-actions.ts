import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";

/** Resolves with why it failed, with null when it is done; the page then shows how things stand. */
type OfferAction = () => Promise<string | null>;

export interface OfferActions {
  readonly accept: OfferAction;
  readonly refuse: OfferAction;
  readonly withdraw: OfferAction;
  readonly counter: (price: number) => Promise<string | null>;
}

/** What the two sides of an offer can do about it; each may be repeated when its answer got lost. */
export function useOfferActions(id: number): OfferActions {
  const { t } = useTranslation("offers");
  const { revalidate } = useRevalidator();
  const run = async (call: () => Promise<unknown>) => {
    try {
      await call();
      await revalidate();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) return t("failed");
      // Refused: the offer stands otherwise than the page shows it.
      if (error.status === 409) await revalidate();
      return error.message;
    }
  };
  const params = { id };
  return {
    accept: () => run(() => browserApi.offers.accept({ params })),
    refuse: () => run(() => browserApi.offers.refuse({ params })),
    withdraw: () => run(() => browserApi.offers.withdraw({ params })),
    counter: (price) => run(() => browserApi.offers.counter({ params, body: { price } })),
  };
}
