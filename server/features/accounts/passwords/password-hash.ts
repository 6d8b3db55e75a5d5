import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** A2: Passwords are stored as argon2id with 19 MiB, two passes and one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash to store, with salt and cost inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password belongs to the stored hash. Without one (no such account) a hash of the same cost is checked, so that
 * the time of the answer does not reveal whether the account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash()), password);
  return stored !== null && matches;
}

let nobodys: Promise<string> | undefined;

/** The hash of a random password that is kept nowhere; one a process, since a hash takes long by design. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(32).toString("base64"));
  return nobodys;
}
