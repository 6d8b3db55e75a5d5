/** So many listings an unverified account may publish (rule L5). */
export const freeListings = 10;

/** So many days are shown of a listing (rule ST2). */
export const shownDays = 30;

/** How far ahead a listing may be set to start, in days (rule L4). */
export const maxActivationDays = 30;

/** Most pictures of one listing and most of one upload (rule PI1). */
export const maxPictures = 12;
export const maxUploadMegabytes = 20;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

/** How long a guest's list lives after its last change, in seconds (rule W2). */
export const guestWishlistSeconds = 1_209_600;
