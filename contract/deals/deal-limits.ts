/** For so many minutes the seller can take a mistaken step back (rule D3). */
export const undoMinutes = 5;

/** A sale is paid within so many working days (rule D5). */
export const workingDaysToPay = 3;

/** For so many hours the buyer may decline the postage that the seller has named, and so often within so many days (rule D14). */
export const declineHours = 48;
export const mostDeclined = 3;
export const declinedDays = 90;

/** So many days after the receipt a problem may be reported (rule K2). */
export const problemDays = 14;

/** So many days a side waits after a rejected report before repeating it, unless the deal moves on (rule K3). */
export const repeatDays = 7;

/** Held money goes to the seller when the buyer says nothing for so many days after the delivery (rule PP4). */
export const releasedBySilenceDays = 3;

/** How long an offer stands, and a counter price after it. */
export const offerDays = 7;
export const secondChanceHours = 48;
export const maxReviewLength = 1_000;
