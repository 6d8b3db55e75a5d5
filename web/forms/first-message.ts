/**
 * The message of a field's error, or the first within it: a field that the form keeps as one text may be refused by the
 * server part by part, such as `exceptions.0.on`.
 */
export function firstMessage(found: unknown): string | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  if ("message" in found && typeof found.message === "string") return found.message;
  for (const part of Object.values(found)) {
    const message = firstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
