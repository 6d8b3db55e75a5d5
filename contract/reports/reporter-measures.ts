/** What is decided about whoever often sends manifestly unfounded reports (Digital Services Act, Art. 23). */
export const reporterMeasures = ["warning", "pause"] as const;
export type ReporterMeasure = (typeof reporterMeasures)[number];

/** So many days a pause lasts. */
export const pauseDays = [7, 30, 90, 180] as const;

/** Reports of these days count, and a warning holds for as long. */
export const reporterDays = 365;

/** From so many dismissed reports on somebody may be warned. */
export const leastDismissed = 3;
