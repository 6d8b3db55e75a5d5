/** A monthly sale is moved to a day at least so many days away (RULES.md S5). */
export const daysBeforeSale = 7;

/** So many minutes lie between the ends of two of its groups (RULES.md S2). */
export const minutesBetweenGroups = 10;
