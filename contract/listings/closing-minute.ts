const firstMinute = 20 * 60;
const window = 120;
/** Shares no divisor with the window, so that 120 listings one after the other close in 120 different minutes. */
const stride = 37;

/**
 * C7: A seven-day auction closes at the time of day that its seller has chosen, else in a minute between 20:00 and
 * 22:00 by its number; approval, activation and relisting keep it.
 *
 * The minute of the day (Prague) at which a seven-day auction closes: its seller's choice, else one between 20:00 and 22:00,
 * spread by the listing's id so that lots do not collide.
 */
export function closingMinuteOf({ id, closingMinute }: { id: number; closingMinute: number | null }): number {
  return closingMinute ?? firstMinute + ((id * stride) % window);
}
