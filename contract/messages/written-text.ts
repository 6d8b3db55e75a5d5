import { z } from "zod";

/** Longest message, in characters. */
const longestMessage = 2_000;

/**
 * M5: The text that is written in a message has at most {longestMessage} characters, with something in it that can be
 * seen.
 */
export const writtenText = z
  .string()
  .trim()
  .min(1)
  .max(longestMessage)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

/** The answer to a question or message that was sent. */
export const messageSent = z.object({
  data: z.object({ id: z.number().int(), conversationId: z.number().int() }),
});
