/**
 * Who holds the money of protected payments. Holding other people's money is a payment service (Act 370/2017), so in production the
 * holder is a licensed provider or there is none (decisions/0068).
 */
export interface EscrowPort {
  readonly kind: "sandbox" | "provider";
  /** The name of the holder, as both sides are told it. */
  readonly holder: string;
}
