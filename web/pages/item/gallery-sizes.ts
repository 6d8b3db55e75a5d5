/** Small pictures beside the large one take so much from its width, px. */
const besideWidth = 104;

/**
 * `sizes` of the large picture of so many on the page of an item, as the page lays it out; the picture that is fetched
 * ahead goes by the same.
 */
export function gallerySizes(pictureCount: number): string {
  const beside = pictureCount > 1 ? besideWidth : 0;
  return `(width >= 1656px) ${1_044 - beside}px, (width >= 1028px) calc(100vw - ${612 + beside}px), (width >= 768px) calc(100vw - ${96 + beside}px), calc(100vw - 40px)`;
}
