import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const mailEvents = topics({
  /** The recipient's mail server has said that there is no such mailbox. */
  MailBounced: z.object({
    recipient: z.string(),
    subscription: z.enum(["watched", "messages", "newsletter"]),
    /** The key of the mail. */
    key: z.string().optional(),
  }),
});
