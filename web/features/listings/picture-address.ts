import type { Picture } from "#contract/media/media.ts";

export type PictureFormat = "avif" | "webp";

/** Device pixels to one of the page, on the finest screens and a little enlarged. */
const finestDensity = 4;

/** Address of one file of a picture (contract/media/media.ts). */
export function pictureAddress(picture: Pick<Picture, "id">, width: number, format: PictureFormat): string {
  return `/media/${picture.id}/${width}.${format}`;
}

/** `srcset` of a picture in one format. */
export function pictureSources(picture: Pick<Picture, "id" | "widths">, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(", ");
}

/** The picture with the files that a browser may choose where it is shown as `sizes` says: those of a thumbnail are the small ones. */
export function filesFor(picture: Picture, sizes: string): Picture {
  const shownPx = Number(/^(\d+)px$/.exec(sizes)?.[1] ?? Number.POSITIVE_INFINITY);
  const widest = widthFor(picture, shownPx * finestDensity);
  return { ...picture, widths: picture.widths.filter((width) => width <= widest) };
}

/** The kept width nearest above what is wanted, else the largest. */
export function widthFor(picture: Pick<Picture, "widths" | "width">, wanted: number): number {
  const rising = [...picture.widths].sort((a, b) => a - b);
  return rising.find((width) => width >= wanted) ?? rising.at(-1) ?? picture.width;
}

/** The width of the variant with the most to see. */
export function closestWidth({ zoomWidth, widths }: Pick<Picture, "zoomWidth" | "widths">): number {
  return zoomWidth ?? Math.max(...widths);
}
