/** So many days lie between two changes of a username (rule A18). */
export const usernameRestDays = 30;

/** How long mailed links work (rule A5). */
export const confirmLinkHours = 24;
export const passwordLinkMinutes = 30;

/** A changed bank account waits so many hours before new deals use it (rule A13). */
export const bankChangeHours = 48;

/** For so many minutes a code sent to a telephone may be written (rule A16). */
export const phoneCodeMinutes = 10;

/** So many minutes a proof of who is there is remembered (rule A24). */
export const freshMinutes = 10;

/** For so many days one's own data can be fetched (rule LV1). */
export const fetchableDays = 7;

/** So many days lie between the wish to delete an account and the deletion (rule LV3). */
export const coolingDays = 14;

/** News of a lot is urgent in its last so many minutes (rule NT11). */
export const urgentMinutes = 10;
