import { hoursText } from "#contract/stores/hours-text.ts";
import type { OpenPart } from "#contract/stores/opening-hours.ts";

/** `9-12, 13:00–18:00` as parts of a day; null where it cannot be read. Nothing written: closed. */
export function readHours(text: string): OpenPart[] | null {
  if (text.trim() === "") return [];
  const parts = text.split(/[,;]/).map((part) => {
    const [, from, fromMinutes, to, toMinutes] =
      /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(part) ?? [];
    return from && to ? { from: time(from, fromMinutes), to: time(to, toMinutes) } : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

const time = (hours: string, minutes = "00") => `${hours.padStart(2, "0")}:${minutes}`;

/** Parts of a day as `readHours` reads them. */
export const writeHours = (parts: readonly OpenPart[]): string => hoursText(parts, "");

/** Lines such as `24. 12. 2026 9-12` or `25. 12. 2026`, which is closed; null where one cannot be read. */
export function readExceptions(text: string): { on: string; parts: OpenPart[] }[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const days = lines.map((line) => {
    const [, day, month, year, hours] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(.*)$/.exec(line) ?? [];
    const parts = hours === undefined ? null : readHours(hours);
    return day && month && year && parts
      ? { on: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, parts }
      : null;
  });
  return days.every((day) => day !== null) ? days : null;
}

/** Exceptional days as `readExceptions` reads them. */
export function writeExceptions(days: readonly { on: string; parts: readonly OpenPart[] }[]): string {
  return days
    .map(({ on, parts }) => {
      const [year, month, day] = on.split("-").map(Number);
      return `${day}. ${month}. ${year} ${writeHours(parts)}`.trim();
    })
    .join("\n");
}
