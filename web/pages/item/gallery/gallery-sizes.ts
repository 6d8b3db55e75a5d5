/** Small pictures beside the large one take so much from its width, px. */
const besideWidth = 104;

/**
 * `sizes` of the large picture of so many on the page of an item, as the page lays it out; the picture that is fetched
 * ahead goes by the same. On phones a twenty-fifth less than it is: the many of 412 px and 1.75 dots then take the file of
 * 640 px, not that of 1024 for a width of 651.
 */
export function gallerySizes(pictureCount: number): string {
  const beside = pictureCount > 1 ? besideWidth : 0;
  return `(width >= 1656px) ${1_044 - beside}px, (width >= 1028px) calc(100vw - ${612 + beside}px), (width >= 768px) calc(100vw - ${96 + beside}px), calc(96vw - 40px)`;
}
