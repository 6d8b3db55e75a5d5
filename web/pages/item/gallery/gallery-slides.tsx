import { Maximize2 } from "lucide-react";
import type { MouseEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { pictureAddress } from "#web/features/listings/picture-address.ts";
import { classes } from "#web/ui/classes.ts";
import type { SilhouetteKind } from "#web/ui/silhouette.tsx";
import { gallerySizes } from "./gallery-sizes.ts";
import { stepByArrows } from "./step-by-arrows.ts";

/** The whole picture is seen under the header, however wide the screen; where the name stands below, it is seen too. */
const frame = "gallery-frame tablet:aspect-4/5";
/** On a picture that is low on a phone, what lies over it is small. */
const plate = "screen-only gallery-plate";

interface GallerySlidesProps {
  pictures: Picture[];
  name: string;
  captions: string[];
  chosen: number;
  silhouette: SilhouetteKind;
  row: RefObject<HTMLUListElement | null>;
  /** The row was moved by hand. */
  onSwipe: (index: number) => void;
  onStep: (index: number) => void;
  onOpen: (index: number) => void;
}

/** The pictures at full width, one in view; a click opens the viewer, and without scripts the picture's file. */
export function GallerySlides(props: GallerySlidesProps) {
  const { pictures, name, captions, chosen, silhouette, row, onSwipe, onStep, onOpen } = props;
  const { t } = useTranslation("item");
  const describe = (index: number) => [name, captions[index]].filter(Boolean).join(", ");
  const open = (event: MouseEvent, index: number) => {
    // With a key held the visitor wants the file in a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index);
  };
  if (pictures.length === 0) return <NoPicture name={name} silhouette={silhouette} />;
  return (
    <div className="relative min-w-0 tablet:order-2">
      <ul
        ref={row}
        // While the picture in view has no file yet, it has no link either: the row itself is what keys move.
        tabIndex={pictures[chosen]?.ready ? undefined : 0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => onSwipe(Math.round(scrollLeft / clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-control [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => {
          const image = (
            <ListingPicture
              picture={picture}
              alt={describe(index)}
              sizes={gallerySizes(pictures.length)}
              priority={index === 0}
              silhouette={silhouette}
              fit="contain"
              className={frame}
            />
          );
          return (
            <li key={picture.id} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
              {picture.ready ? (
                <a
                  href={pictureAddress(picture, Math.max(...picture.widths), "webp")}
                  aria-label={`${t("enlarge")}: ${describe(index)}`}
                  tabIndex={index === chosen ? undefined : -1}
                  onClick={(event) => open(event, index)}
                  onKeyDown={stepByArrows(onStep)}
                  className="block cursor-zoom-in rounded-control focus-visible:-outline-offset-4"
                >
                  {image}
                </a>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
      {pictures[chosen]?.ready && <Overlay number={chosen + 1} count={pictures.length} caption={captions[chosen]} />}
    </div>
  );
}

/** No more than a drawing: from a tablet on it need not fill the screen. */
function NoPicture({ name, silhouette }: Pick<GallerySlidesProps, "name" | "silhouette">) {
  return (
    <ListingPicture
      picture={null}
      alt={name}
      sizes={gallerySizes(0)}
      silhouette={silhouette}
      className="gallery-frame tablet:aspect-4/3"
    />
  );
}

/** What lies over the picture in view: its number and caption, and that a click enlarges it. */
function Overlay({ number, count, caption }: { number: number; count: number; caption: string | undefined }) {
  const { t } = useTranslation("item");
  return (
    // On a tablet a picture is narrower than its frame.
    <div className="pointer-events-none absolute inset-y-0 inset-x-0 mx-auto tablet:max-desktop:w-[calc(max(22rem,52svh)*0.8)] max-w-full">
      <p className={classes(plate, "tnum left-2 tablet:left-4")}>
        {t("pictureOf", { number, count })}
        {/* On a phone it would cover the foot of the bottle. */}
        {caption && <span className="max-tablet:hidden">, {caption}</span>}
      </p>
      <span aria-hidden className={classes(plate, "right-2 gap-2.5 tablet:right-4")}>
        <Maximize2 className="size-4.5" strokeWidth={1.5} />
        <span className="max-tablet:hidden">{t("enlarge")}</span>
      </span>
    </div>
  );
}
