import type { ShopCountry } from "#contract/carriers/carriers.ts";

/** A place where a parcel may be picked up: behind a counter, or in a box. */
export interface PickupPoint {
  /** The carrier's own, which a label names. */
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: ShopCountry;
  readonly isBox: boolean;
  /** Whether it takes parcels now. */
  readonly isOpen: boolean;
  /** The heaviest parcel that it takes, grams; null: the carrier says none. */
  readonly maxWeightG: number | null;
}

/** The network of pick-up points of a carrier. */
export interface PickupPointsPort {
  readonly kind: "packeta" | "sandbox";
  /** All points of a country, closed ones too; throws where the list cannot be had. */
  list(country: ShopCountry): Promise<readonly PickupPoint[]>;
}
