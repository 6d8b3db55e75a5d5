/**
 * AP1: Of age is who has had the eighteenth birthday by the day in Prague; a birthdate that is missing, is no day or is still to come
 * proves nothing.
 */
const adultYears = 18;

/**
 * What a birthdate says on a day, both `YYYY-MM-DD` of Prague: one is of age from the day of the eighteenth birthday on; who was
 * born on 29 February, on 1 March of other years. No date, one that does not exist and one still to come prove nothing.
 */
export function ageFrom(birthdate: string | null, today: string): "adult" | "minor" | "unproved" {
  const born = readDay(birthdate);
  const now = Temporal.PlainDate.from(today);
  if (!born || Temporal.PlainDate.compare(born, now) > 0) return "unproved";
  const birthday = born
    .with({ day: 1 })
    .add({ years: adultYears })
    .add({ days: born.day - 1 });
  return Temporal.PlainDate.compare(birthday, now) <= 0 ? "adult" : "minor";
}

/** null for what is no day; years without a day, as the standard allows them (`1980-00-00`), are none. */
function readDay(text: string | null): Temporal.PlainDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
