/** A monthly sale is moved to a day at least so many days away (rule S5). */
export const daysBeforeSale = 7;

/** So far apart the groups of a monthly sale close (rule S2). */
export const minutesBetweenGroups = 10;
