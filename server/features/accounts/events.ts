import { randomUUID } from "node:crypto";

/**
 * What accounts tell later features. Payloads name the account and never carry a secret: whoever writes the mail
 * makes the link itself. `requestId` tells two requests of one account apart and one delivered twice not.
 */
export type AccountEvent =
  | { topic: "ConfirmationWanted"; payload: { userId: number; requestId: string } }
  | { topic: "RegistrationRepeated"; payload: { userId: number; requestId: string } }
  | { topic: "PasswordResetWanted"; payload: { userId: number | null; requestId: string } }
  | { topic: "PasswordChanged"; payload: { userId: number; requestId: string } }
  | { topic: "AccountSuspended"; payload: { userId: number; requestId: string } };

/** A new account, or its owner asking again, needs the confirmation mail. */
export const confirmationWanted = (userId: number): AccountEvent => ({
  topic: "ConfirmationWanted",
  payload: { userId, requestId: randomUUID() },
});

/** Somebody registered with the e-mail of an account; only its owner is told. */
export const registrationRepeated = (userId: number): AccountEvent => ({
  topic: "RegistrationRepeated",
  payload: { userId, requestId: randomUUID() },
});

/** Somebody asked for a new password; null where no account has that e-mail, so that both cases take as long. */
export const passwordResetWanted = (userId: number | null): AccountEvent => ({
  topic: "PasswordResetWanted",
  payload: { userId, requestId: randomUUID() },
});

/** The password is another one; the owner hears of it. */
export const passwordChanged = (userId: number): AccountEvent => ({
  topic: "PasswordChanged",
  payload: { userId, requestId: randomUUID() },
});

/** Too many strikes: no more bids and listings; the owner hears why. */
export const accountSuspended = (userId: number): AccountEvent => ({
  topic: "AccountSuspended",
  payload: { userId, requestId: randomUUID() },
});
