import type { Picture } from "#contract/media/media.ts";
import { classes } from "#web/ui/classes.ts";
import { Silhouette, type SilhouetteKind } from "#web/ui/silhouette.tsx";
import { filesFor, pictureAddress, pictureSources, widthFor } from "./picture-address.ts";

export interface ListingPictureProps {
  picture: Picture | null;
  /** What is to be seen; empty where the words beside it say it already. */
  alt: string;
  /** The `sizes` of an image: how wide it is shown at which viewport. */
  sizes: string;
  /** The first picture of a page: loaded at once and with priority. */
  priority?: boolean;
  /** Shown while there is no picture, or its files are still being made. */
  silhouette?: SilhouetteKind;
  /** `cover` fills the frame, `contain` shows the whole picture on the ground. */
  fit?: "cover" | "contain";
  className?: string;
}

/** A picture of a listing on the warm ground. Its frame is 4 : 5 unless `className` says otherwise; nothing moves when it arrives. */
export function ListingPicture({
  picture: given,
  alt,
  sizes,
  priority = false,
  silhouette = "bottle",
  fit = "cover",
  className,
}: ListingPictureProps) {
  const picture = given && filesFor(given, sizes);
  return (
    <span className={classes("picture-frame", !className?.includes("aspect-") && "aspect-4/5", className)}>
      {picture?.ready && picture.widths.length > 0 ? (
        <picture>
          <source type="image/avif" srcSet={pictureSources(picture, "avif")} sizes={sizes} />
          <img
            src={pictureAddress(picture, widthFor(picture, 640), "webp")}
            srcSet={pictureSources(picture, "webp")}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
            alt={alt}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding={priority ? "sync" : "async"}
            className={classes("size-full", fit === "cover" ? "object-cover" : "object-contain")}
          />
        </picture>
      ) : (
        <span className="relative flex size-full items-end justify-center pb-[9%]">
          {alt && <span className="sr-only">{alt}</span>}
          <Silhouette kind={silhouette} className="h-[76%] w-auto opacity-80" />
        </span>
      )}
    </span>
  );
}
