import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import type { SilhouetteKind } from "#web/ui/silhouette.tsx";
import { stepByArrows } from "./step-by-arrows.ts";

interface GalleryThumbnailsProps {
  pictures: Picture[];
  captions: string[];
  chosen: number;
  silhouette: SilhouetteKind;
  onChoose: (index: number) => void;
}

/** Small pictures below the large one, from 768 px on a column beside it. */
export function GalleryThumbnails({
  pictures,
  captions,
  chosen,
  silhouette,
  onChoose,
}: GalleryThumbnailsProps) {
  const { t } = useTranslation("item");
  return (
    <ul className="mt-3 flex gap-3 overflow-x-auto p-1 tablet:order-1 tablet:mt-0 tablet:max-h-[760px] tablet:flex-col tablet:overflow-y-auto">
      {pictures.map((each, index) => (
        <li key={each.id} className="w-16 shrink-0 tablet:w-20">
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === chosen ? "true" : undefined}
            aria-label={[t("showPicture", { number: index + 1 }), captions[index]].filter(Boolean).join(", ")}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            onKeyDown={stepByArrows(onChoose)}
            className="block w-full overflow-hidden rounded-control aria-[current=true]:outline-2 aria-[current=true]:outline-primary-dark aria-[current=true]:outline-offset-2"
          >
            <ListingPicture picture={each} alt="" sizes="80px" silhouette={silhouette} />
          </a>
        </li>
      ))}
    </ul>
  );
}
