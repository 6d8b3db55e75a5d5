/** The frame that all variants of the block share. */
export const blockLayout = "rounded-block bg-surface shadow-lift";
export const blockBody = "px-4.5 pt-5 pb-6 tablet:px-6";
