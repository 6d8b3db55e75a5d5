/** The daily list of exchange rates of a central bank. */
export interface RatesPort {
  readonly kind: "cnb" | "sandbox";
  /** Where it is read, for the operator to see. */
  readonly address: string;
  /** The text of the newest list; throws where it cannot be had. */
  read(): Promise<string>;
}
