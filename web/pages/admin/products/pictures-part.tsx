import { useCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import type { EditableProduct } from "#contract/products/products.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { PhotosStep } from "#web/pages/listing-form/photos/photos-step.tsx";
import { usePhotos } from "#web/pages/listing-form/photos/use-photos.ts";

/** The pictures of a product, as those of a listing: each is stored as soon as it is there. */
export function PicturesPart({ product: { id, pictures } }: { product: EditableProduct }) {
  const { t } = useTranslation("productAdmin");
  const titleId = useId();
  const ensureId = useCallback(async () => id, [id]);
  const photos = usePhotos(pictures, ensureId, readPictures);
  return (
    <section aria-labelledby={titleId} className="max-w-180">
      <h2 id={titleId} className="type-h4">
        {t("pictures.title")}
      </h2>
      <p className="type-small mt-1 mb-4 text-muted">{t("pictures.lead")}</p>
      <PhotosStep model={{ photos, errorOf: () => null }} />
    </section>
  );
}

async function readPictures(id: number): Promise<EditableProduct["pictures"]> {
  return (await browserApi.products.get({ params: { id } })).data.pictures;
}
