import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { CardFacts } from "#web/features/listings/card-facts.tsx";
import { DemandDrawing } from "#web/features/listings/demand-drawing.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { namedPrice } from "#web/pages/listing-form/price/named-price.ts";
import { type Step, steps } from "#web/pages/listing-form/steps/steps.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { previewCard } from "./preview-card.ts";

/** The listing as it will stand on a shelf, changing as one writes. */
export function CardPreview({ step, model }: { step: Step; model: FormModel }) {
  const { t } = useTranslation(["listingForm", "listing"]);
  const categories = useCategoryTree();
  const locale = useLocale();
  const { values, photos, kind } = model;
  const first = photos.queue.tiles[0];
  const preview = first && photos.previewOf(first.key);
  const picture = first?.state === "stored" ? first.picture : null;
  const silhouette = kind === "tobacco" || kind === "accessories" ? "box" : "bottle";
  const card = previewCard(values, kind, categories);
  const price = namedPrice(values);
  const name = (locale === "en" && values.nameEn) || values.name;
  return (
    <section className="max-w-75 max-tablet:border-t max-tablet:border-line max-tablet:pt-6 wide:border-t wide:border-line wide:pt-6">
      <h3 className="type-small font-semibold">{t("preview.title")}</h3>
      <div className="mt-3 max-w-65">
        {preview ? (
          <span className="block aspect-4/5 overflow-hidden rounded-control bg-ground">
            <img src={preview} alt="" className="size-full object-cover" />
          </span>
        ) : values.type === "demand" && !picture ? (
          <DemandDrawing kind={silhouette} />
        ) : (
          <ListingPicture picture={picture} alt="" sizes="260px" silhouette={silhouette} />
        )}
        <p className={`type-lot mt-3 line-clamp-2 ${name ? "" : "text-muted"}`}>
          {name ? typography(name) : t("preview.name")}
        </p>
        {values.categoryId !== null && <CardFacts card={card} />}
        <p className="mt-3 border-t border-line pt-2.5">
          {price === null ? (
            <span className="type-small text-muted">
              {values.saleMode === "by_agreement"
                ? t("preview.byAgreement")
                : t(steps.indexOf(step) < steps.indexOf("price") ? "preview.priceLater" : "preview.price")}
            </span>
          ) : (
            <>
              {values.type === "demand" && <span className="type-small text-muted">{t("listing:demand.upTo")} </span>}
              <span className="type-card-price">{formatCzk(price)}</span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
