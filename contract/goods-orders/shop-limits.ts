/** How long a guest's cart lives after its last change, in seconds. */
export const guestCartSeconds = 30 * 24 * 3_600;

/** Minutes for which ordered goods are kept back until a payment of theirs begins (rule GO16). */
export const minutesReserved = 15;

/** Minutes from the order on for which they are kept back once a payment has begun. */
export const minutesOncePaying = 45;

/** Days, from and to, that goods of a store are on their way by a carrier within Prague, and elsewhere. */
export const daysWithinPrague = [1, 3] as const;
export const daysElsewhere = [3, 5] as const;

/** Days within which what no store has comes to the store where it is picked up. */
export const daysToRestock = 10;

/** Days after the delivery within which a consumer may withdraw (Civil Code, § 1829). */
export const daysToWithdraw = 14;

/** Days after a withdrawal within which the goods come back (Civil Code, § 1832). */
export const daysToSendBack = 14;
