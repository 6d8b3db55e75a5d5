/** A text message. */
export interface Sms {
  /** With the international prefix, `+420777123456`. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. */
export interface SmsPort {
  readonly kind: "sandbox" | "gosms" | "twilio";
  /** Resolves once the gateway has taken it over; throws where it does not. */
  send(sms: Sms): Promise<void>;
}
