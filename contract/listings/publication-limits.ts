/** So many listings may be published without a verified account (RULES.md L5). */
export const freeListings = 10;

/** So many days are shown of a listing (RULES.md ST2). */
export const shownDays = 30;

/** How far ahead a listing may be set to start, in days (RULES.md L4). */
export const maxActivationDays = 30;

/** Most pictures of one listing and most of one upload (RULES.md PI1). */
export const maxPictures = 12;
export const maxUploadMegabytes = 20;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

/** How long a guest's list lives after its last change, in seconds (RULES.md W2). */
export const guestWishlistSeconds = 1_209_600;
