/** An idempotency key: 128 random bits; `crypto.randomUUID` is missing where the site runs without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
