import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { closestWidth, pictureAddress } from "#web/features/listings/picture-address.ts";

/** Every picture, in as many rows as it takes; each opens large, in a window of its own. */
export function InspectedPictures({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const { t } = useTranslation("moderationAdmin");
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("queue.pictures")} className="mt-5 grid grid-cols-3 gap-3 tablet:flex tablet:flex-wrap">
      {pictures.map((picture, index) => {
        const label = t("queue.enlarge", { number: index + 1 });
        const shown = (
          <ListingPicture
            picture={picture}
            alt={`${name}. ${label}`}
            sizes="(min-width: 768px) 144px, 30vw"
            className="w-full tablet:w-36"
          />
        );
        return (
          <li key={picture.id} className="shrink-0">
            {picture.ready ? (
              <a
                className="block rounded-control"
                href={pictureAddress(picture, closestWidth(picture), "webp")}
                target="_blank"
                rel="noreferrer"
              >
                {shown}
              </a>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}
