import { Suspense, useEffect, useRef, useState } from "react";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { useCaptions } from "#web/features/listings/use-captions.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { classes } from "#web/ui/classes.ts";
import { GallerySlides } from "./gallery-slides.tsx";
import { GalleryThumbnails } from "./gallery-thumbnails.tsx";

/** The viewer is loaded when it is first opened: most visitors never zoom. */
const GalleryViewer = laterPart(() =>
  import("#web/features/listings/gallery-viewer.tsx").then((module) => ({ default: module.GalleryViewer })),
);

/**
 * Pictures of a listing: one beside the other in a row that is swiped, small ones to choose from, a viewer with zoom.
 * Without scripts the row scrolls, the small ones lead to their pictures, and these to their files.
 */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const { pictures, name } = listing;
  const captions = useCaptions(pictures);
  const [chosen, setChosen] = useState(0);
  /** What the viewer was opened with: it must not follow the row, which the viewer itself moves. */
  const [opened, setOpened] = useState<number | null>(null);
  const row = useRef<HTMLUListElement | null>(null);
  const show = (index: number) => {
    setChosen(index);
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: "instant" });
  };
  /** What the viewer showed last. It gives the focus to the link it was opened by, and that moves the row back. */
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (opened !== null || seen.current === null) return;
    const index = seen.current;
    seen.current = null;
    setChosen(index);
    row.current?.scrollTo({ left: index * row.current.clientWidth, behavior: "instant" });
    row.current?.children[index]?.querySelector("a")?.focus({ preventScroll: true });
  }, [opened]);
  /** The viewer shows only what is there; some pictures may still be in the making. */
  const ready = pictures.filter((each) => each.ready);
  const placeOf = (index: number) => pictures.findIndex(({ id }) => id === ready[index]?.id);
  const silhouette = silhouetteOf(listing);

  return (
    <div className={classes(pictures.length > 1 && "gap-4 tablet:grid tablet:grid-cols-[88px_1fr]")}>
      <GallerySlides
        {...{ pictures, name, captions, chosen, silhouette, row }}
        onSwipe={setChosen}
        onStep={show}
        onOpen={(index) => {
          show(index);
          setOpened(index);
        }}
      />
      {pictures.length > 1 && <GalleryThumbnails {...{ pictures, captions, chosen, silhouette }} onChoose={show} />}
      {opened !== null && (
        <Suspense>
          <GalleryViewer
            pictures={ready}
            name={name}
            captions={ready.map((_, index) => captions[placeOf(index)] ?? "")}
            start={Math.max(
              0,
              ready.findIndex(({ id }) => id === pictures[opened]?.id),
            )}
            onClose={() => setOpened(null)}
            onChange={(index) => {
              seen.current = placeOf(index);
              show(placeOf(index));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
