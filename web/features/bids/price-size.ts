import { classes } from "#web/ui/classes.ts";

/** So many signs of a price fit on a narrow phone in the usual size; millions take a smaller one, and no price breaks. */
const mostSigns = 11;
/** So many leave room for the time beside them in the block's column. */
const signsBesideTime = 9;

/** The look of the price that a block is about. */
export function priceSize(price: string): string {
  return classes(
    "type-price whitespace-nowrap",
    price.length > signsBesideTime && "tablet:text-[2.625rem]",
    price.length > mostSigns && "max-tablet:text-[2.125rem]",
  );
}
