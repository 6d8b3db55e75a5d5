import type { Picture } from "#contract/media/media.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { closestWidth, pictureAddress } from "#web/features/listings/picture-address.ts";
import { classes } from "#web/ui/classes.ts";

/** A photograph that one person shows another; a press opens it as large as it is. */
export function Photograph({ picture, label, className }: { picture: Picture; label: string; className?: string }) {
  return (
    <a
      href={pictureAddress(picture, closestWidth(picture), "webp")}
      target="_blank"
      rel="noreferrer"
      className={classes("block max-w-full", className)}
    >
      <ListingPicture picture={picture} alt={label} sizes="240px" fit="contain" className="aspect-4/3" />
    </a>
  );
}
