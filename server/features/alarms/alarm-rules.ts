import { dayMs, minuteMs } from "#contract/values/durations.ts";

const mailMinutes = 15;
const closingMinutes = 2;
const eventsMinutes = 10;
const workMinutes = 15;
const serviceMinutes = 30;

/** How long each may last before it burns. */
const patienceMinutes = {
  ...{ mail: mailMinutes, closing: closingMinutes, events: eventsMinutes, work: workMinutes, service: serviceMinutes },
  ...{ backup: 0, disk: 0, statements: 0 },
};
export type AlarmKind = keyof typeof patienceMinutes;

/** Below this part of the disk that is free, in percent, somebody has to make room. */
export const leastFreePercent = 5;

/** One thing that is not as it should be, with since when; `name`: which of several services or works. */
export interface Trouble {
  readonly kind: AlarmKind;
  readonly since: Date;
  /** When it was seen last, where that is not now: what nobody has tried since may be over. */
  readonly lastAt?: Date;
  readonly name?: string;
}

/** By what an alarm is known while it lasts. */
export const subjectOf = ({ kind, name }: Trouble): string => (name ? `${kind} ${name}` : kind);

/**
 * DK5: What burns is told by mail, past the queue of mails, and by text message, to the two addresses that the operator has set, once a
 * day while it lasts: a mail server that has served nobody for {mailMinutes} minutes, auctions {closingMinutes} minutes late,
 * events that have waited for {eventsMinutes}, own work that has failed for {workMinutes} and services of others for {serviceMinutes}, a
 * backup that is late or did not restore, statements that have not come for longer than their source may be silent, a disk with less than {leastFreePercent} % free.
 *
 * Of these, what is to be told now, each subject once, however many processes fail at it; `raised`: when each subject was raised last.
 */
export function dueAlarms(troubles: readonly Trouble[], raised: ReadonlyMap<string, Date>, now: Date): Trouble[] {
  const due = troubles.filter((trouble) => {
    const lastedMs = (trouble.lastAt ?? now).getTime() - trouble.since.getTime();
    const last = raised.get(subjectOf(trouble));
    const isNew = !last || now.getTime() - last.getTime() >= dayMs;
    return lastedMs >= patienceMinutes[trouble.kind] * minuteMs && isNew;
  });
  return due.filter((one, index) => due.findIndex((other) => subjectOf(other) === subjectOf(one)) === index);
}
