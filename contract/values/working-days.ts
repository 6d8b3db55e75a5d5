/** Czech public holidays of every year, month and day (law 245/2000). */
const fixedHolidays = [
  "01-01",
  "05-01",
  "05-08",
  "07-05",
  "07-06",
  "09-28",
  "10-28",
  "11-17",
  "12-24",
  "12-25",
  "12-26",
];
const saturday = 6;

/** The day that is `count` working days after `day`, which itself does not count. Dates in Prague. */
export function addWorkingDays(day: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = reached.add({ days: 1 });
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** D6: Working days are Monday to Friday without Czech public holidays (law 245/2000), Good Friday and Easter Monday among them. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek >= saturday) return false;
  if (fixedHolidays.includes(day.toString().slice(5))) return false;
  const easter = easterSunday(day.year);
  return !day.equals(easter.subtract({ days: 2 })) && !day.equals(easter.add({ days: 1 }));
}

/** Western Easter by the anonymous Gregorian algorithm. */
export function easterSunday(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}
