import { Maximize2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/auctions.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { classes } from "#web/ui/classes.ts";

/** The viewer is loaded when it is first opened: most visitors never zoom. */
const GalleryViewer = lazy(() =>
  import("./gallery-viewer.tsx").then((module) => ({ default: module.GalleryViewer })),
);

/** Pictures of a listing: a column of small ones beside the chosen one; a click opens the viewer with zoom. */
export function Gallery({ listing }: { listing: ListingDetail }) {
  const { pictures, name } = listing;
  const { t } = useTranslation("item");
  const [chosen, setChosen] = useState(0);
  const [viewing, setViewing] = useState(false);
  const picture = pictures[chosen] ?? pictures[0] ?? null;
  /** The viewer shows only what is there; some pictures may still be in the making. */
  const ready = pictures.filter((each) => each.ready);
  const caption = (index: number) => {
    const role = pictures[index]?.role;
    return role && role !== "other" ? t(`role.${role}`, { defaultValue: "" }) : "";
  };

  return (
    <div className={classes(pictures.length > 1 && "gap-4 tablet:grid tablet:grid-cols-[88px_1fr]")}>
      <div className="relative min-w-0 tablet:order-2">
        <ListingPicture
          picture={picture}
          alt={[name, caption(chosen)].filter(Boolean).join(", ")}
          sizes="(width >= 1028px) 56vw, 100vw"
          priority
          silhouette={silhouetteOf(listing)}
        />
        {picture?.ready && (
          <>
            <p className="type-small tnum absolute bottom-4 left-4 rounded-control bg-paper px-3.5 py-2 text-paper-ink">
              {t("pictureOf", { number: chosen + 1, count: pictures.length })}
              {caption(chosen) && `, ${caption(chosen)}`}
            </p>
            <button
              type="button"
              onClick={() => setViewing(true)}
              className="type-small absolute right-4 bottom-4 flex min-h-11 items-center gap-2.5 rounded-control bg-paper px-3.5 text-paper-ink hover:underline"
            >
              <Maximize2 aria-hidden className="size-4.5" strokeWidth={1.5} />
              {t("enlarge")}
            </button>
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 flex gap-3 overflow-x-auto p-1 tablet:order-1 tablet:mt-0 tablet:max-h-[760px] tablet:flex-col tablet:overflow-y-auto">
          {pictures.map((each, index) => (
            <li key={each.id} className="w-16 shrink-0 tablet:w-20">
              <button
                type="button"
                aria-current={index === chosen}
                aria-label={t("showPicture", { number: index + 1 })}
                onClick={() => setChosen(index)}
                className="block w-full overflow-hidden rounded-control aria-[current=true]:outline-2 aria-[current=true]:outline-primary-dark aria-[current=true]:outline-offset-2"
              >
                <ListingPicture picture={each} alt="" sizes="80px" silhouette={silhouetteOf(listing)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewing && (
        <Suspense>
          <GalleryViewer
            pictures={ready}
            name={name}
            start={Math.max(
              0,
              ready.findIndex(({ id }) => id === picture?.id),
            )}
            onClose={() => setViewing(false)}
            onChange={(index) => setChosen(pictures.findIndex(({ id }) => id === ready[index]?.id))}
          />
        </Suspense>
      )}
    </div>
  );
}
