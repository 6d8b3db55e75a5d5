/** So many days lie between two changes of a username (RULES.md A18). */
export const usernameRestDays = 30;

/** How long a mailed link may be used: so many hours to confirm an e-mail, so many minutes for a new password (RULES.md A5). */
export const confirmLinkHours = 24;
export const passwordLinkMinutes = 30;

/** A changed bank account waits so many hours before new deals use it (RULES.md A13). */
export const bankChangeHours = 48;

/** For so many minutes a code sent to a telephone may be written (RULES.md A16). */
export const phoneCodeMinutes = 10;

/** So many minutes a proof of who is there is remembered (RULES.md A24). */
export const freshMinutes = 10;

/** For so many days one's own data can be fetched (RULES.md LV1). */
export const fetchableDays = 7;

/** So many days lie between the wish to delete an account and the deletion (RULES.md LV3). */
export const coolingDays = 14;

/** News of a lot is urgent in its last so many minutes (RULES.md NT11). */
export const urgentMinutes = 10;
