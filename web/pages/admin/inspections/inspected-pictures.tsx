import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { closestWidth, pictureAddress } from "#web/features/listings/picture-address.ts";
import { useCaptions } from "#web/features/listings/use-captions.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { usePicturesKey } from "./pictures-key.ts";

const GalleryViewer = laterPart(() =>
  import("#web/features/listings/gallery-viewer.tsx").then((module) => ({ default: module.GalleryViewer })),
);

/** Every picture, in as many rows as it takes; a press on one, or the key Z in this listing, shows them over the whole screen. */
export function InspectedPictures({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const { t } = useTranslation("moderationAdmin");
  const captions = useCaptions(pictures);
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const ready = pictures.filter((picture) => picture.ready);
  usePicturesKey(list, () => setOpened(0));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul
        ref={list}
        data-pictures=""
        aria-label={t("queue.pictures")}
        className="mt-5 grid grid-cols-3 gap-3 tablet:flex tablet:flex-wrap"
      >
        {pictures.map((picture, index) => {
          const label = t("queue.enlarge", { number: index + 1 });
          const shown = (
            <ListingPicture
              picture={picture}
              alt={`${name}. ${label}`}
              sizes="(min-width: 768px) 144px, 30vw"
              priority
              className="w-full tablet:w-36"
            />
          );
          return (
            <li key={picture.id} className="shrink-0">
              {picture.ready ? (
                <a
                  className="block rounded-control"
                  href={pictureAddress(picture, closestWidth(picture), "webp")}
                  aria-keyshortcuts="Z"
                  onClick={(event) => {
                    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpened(ready.indexOf(picture));
                  }}
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
      {ready.length > 0 && <p className="needs-script type-caption mt-2 text-muted">{t("queue.picturesKey")}</p>}
      {opened !== null && ready.length > 0 && (
        <Suspense>
          <GalleryViewer
            pictures={ready}
            name={name}
            captions={ready.map((picture) => captions[pictures.indexOf(picture)] ?? "")}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
