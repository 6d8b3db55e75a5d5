import { type OutsideService, outsideServices } from "#contract/admin-overview/overview.ts";

const prefix = "outside ";

/** The name under which a service of others is noted among failing work. */
export function outsideWork(service: OutsideService): string {
  return `${prefix}${service}`;
}

/** The service of such a name; null for work of the product's own. */
export function serviceOf(work: string): OutsideService | null {
  return outsideServices.find((service) => work === outsideWork(service)) ?? null;
}
