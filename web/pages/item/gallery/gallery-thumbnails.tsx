import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import type { SilhouetteKind } from "#web/ui/silhouette.tsx";
import { useScrollToCurrent } from "#web/ui/use-scroll-to-current.ts";
import { stepByArrows } from "./step-by-arrows.ts";

interface GalleryThumbnailsProps {
  pictures: Picture[];
  captions: string[];
  chosen: number;
  silhouette: SilhouetteKind;
  onChoose: (index: number) => void;
}

/** Small pictures below the large one, from 768 px on a column beside it. */
export function GalleryThumbnails({ pictures, captions, chosen, silhouette, onChoose }: GalleryThumbnailsProps) {
  const { t } = useTranslation("item");
  const row = useScrollToCurrent<HTMLUListElement>(chosen);
  return (
    // The column is as high as the large picture, however many small ones there are.
    <div className="relative min-w-0 tablet:order-1">
      <ul
        ref={row}
        className="mt-1.5 flex gap-3 overflow-x-auto p-1 tablet:absolute tablet:inset-0 tablet:mt-0 tablet:flex-col tablet:overflow-x-hidden tablet:overflow-y-auto"
      >
        {pictures.map((each, index) => (
          <li key={each.id} className="w-11 shrink-0 tablet:w-20">
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
    </div>
  );
}
