import { type PeriodFault, periodFault } from "#contract/values/period.ts";
import { Invalid } from "./errors.ts";
import type { MessageKey } from "./messages/message-key.ts";

const sentences: Record<PeriodFault, MessageKey> = {
  open: "PERIOD_OPEN",
  backwards: "field.endBeforeStart",
  long: "PERIOD_LONG",
};

/** Refuses a file of a period that has no end, or of more than a year (rule IN11). */
export function requirePeriod(period: { from: string; to: string }): void {
  const fault = periodFault(period);
  if (fault) throw new Invalid({ [period.from === "" ? "from" : "to"]: [sentences[fault]] });
}
