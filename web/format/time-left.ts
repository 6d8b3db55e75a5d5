/** The time left until an instant, split into units. All are zero once it has passed. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  ended: boolean;
  /** Less than two hours: the only time that a card shows in red. */
  urgent: boolean;
}

const noBreak = "\u00a0";
const urgentMs = 2 * 3_600_000;

/** Both in milliseconds since the epoch; `nowMs` is the server's clock. Part of a second still counts as one. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft {
  const leftMs = Math.max(0, endsAtMs - nowMs);
  const total = Math.ceil(leftMs / 1_000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    ended: leftMs === 0,
    urgent: leftMs > 0 && leftMs < urgentMs,
  };
}

/**
 * `1 d 1 h`, `2 h 03 min`, `42 min`, and seconds under a minute: `0:47`. The block adds minutes to days and seconds to
 * the last five minutes. The units are abbreviations that Czech and English share.
 */
export function timeLeftLabel(left: TimeLeft, detail: "card" | "block"): string {
  const { days, hours, minutes, seconds } = left;
  if (days === 0 && hours === 0 && minutes === 0) return `0:${two(seconds)}`;
  if (days > 0) {
    const withMinutes = detail === "block" && minutes > 0;
    return join([`${days} d`, hours > 0 || withMinutes ? `${hours} h` : "", withMinutes ? `${minutes} min` : ""]);
  }
  if (hours > 0) return join([`${hours} h`, `${two(minutes)} min`]);
  return join([`${minutes} min`, detail === "block" && minutes < 5 ? `${two(seconds)} s` : ""]);
}

function join(parts: string[]): string {
  return parts.filter(Boolean).join(noBreak).replaceAll(" ", noBreak);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
