/** A monthly sale is moved to a day at least so many days away (rule S5). */
export const daysBeforeSale = 7;

/**
 * S2: Its lots close in groups by top category, {minutesBetweenGroups} minutes apart, in the order in which the sale was opened with them.
 */
export const minutesBetweenGroups = 10;
