/** Workers of a run have addresses of their own. */
const ofWorker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
let used = 0;

/**
 * The header of a visitor in a network that nobody else of the run is in, as the server's proxy would set it: what is bounded by address,
 * such as unpaid orders, is bounded for each visitor and not for all journeys together.
 */
export function fromOwnNetwork(): { "x-forwarded-for": string } {
  used += 1;
  return { "x-forwarded-for": `10.${ofWorker * 100 + (used >> 8)}.${used & 255}.1` };
}
