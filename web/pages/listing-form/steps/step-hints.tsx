import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import type { Step } from "./steps.ts";

/** What helps in this step, in a few lines. */
export function StepHints({ step, model }: { step: Step; model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const key = hintsOf(step, model);
  const hints = t(`hints.${key}.points`, { returnObjects: true }) as string[];
  return (
    <section>
      <h3 className="type-small font-semibold">{t(`hints.${key}.title`)}</h3>
      <ul className="mt-2.5 grid gap-2.5">
        {hints.map((hint) => (
          <li key={hint} className="type-small grid grid-cols-[22px_1fr] text-muted">
            <span aria-hidden="true" className="mt-3 h-px w-3 bg-secondary" />
            {typography(hint)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function hintsOf(step: Step, { kind, values: { type, saleMode }, isInspected }: FormModel): string {
  const isAuction = type === "supply" && saleMode === "auction";
  if (step === "photos" && (kind === "tobacco" || kind === "accessories")) return "photosThing";
  if (step === "price" && type === "demand") return "priceDemand";
  if (step === "price" && !isAuction) return "priceFixed";
  if (step === "summary" && isInspected) return "submit";
  return step === "summary" && !isAuction ? "summaryOther" : step;
}
