import { useTranslation } from "react-i18next";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import type { Photos } from "#web/pages/listing-form/photos/use-photos.ts";

export function SummaryPhotos({ photos }: { photos: Photos }) {
  const { t } = useTranslation("listingForm");
  const shown = photos.queue.tiles;
  if (shown.length === 0) return <p className="type-field text-muted">{t("photos.none")}</p>;
  return (
    <ul className="mt-1 flex flex-wrap gap-2.5">
      {shown.map((tile, index) => {
        const preview = photos.previewOf(tile.key);
        const alt = t("photos.number", { number: index + 1 });
        return (
          <li key={tile.key} className="w-16">
            {preview ? (
              <img src={preview} alt={alt} className="aspect-4/5 w-16 rounded-tag bg-ground object-cover" />
            ) : (
              <ListingPicture
                picture={tile.state === "stored" ? tile.picture : null}
                alt={alt}
                sizes="64px"
                className="w-16 rounded-tag"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
