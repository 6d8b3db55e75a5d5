/** Classes of rate of VAT that goods name; the percentage of each goes by the day (Czech Value Added Tax Act, §§ 47 and 48; rule TX1). */
export const taxClasses = ["standard", "reduced", "zero"] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Per cent of each class on one day. */
export type DayRates = Readonly<Record<TaxClass, number>>;
