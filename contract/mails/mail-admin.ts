import { z } from "zod";
import { route } from "#contract/route.ts";

/** The features that send mails, as their pages group them. */
export const mailTopics = [
  ...["accounts", "privacy", "bids", "closing", "purchases", "offers", "deals", "fees", "invoices", "goods"],
  ...["listings", "messages", "reviews", "reports", "search-alerts", "seller-reports", "newsletter", "summary"],
  "admin",
] as const;

const name = z.string().regex(/^[a-z-]{1,60}$/);
const topic = z.enum(mailTopics);
const written = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const both = z.object({ cs: z.string(), en: z.string() });
const mailLine = z.object({ topic, name, subject: both, heading: both });
export type MailLine = z.output<typeof mailLine>;

export const mailAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/mails",
    summary:
      "Operator: every mail that the site sends by itself, by its topic, with the subject and heading of a sample",
    scopes: ["content"],
    response: z.object({ data: z.array(mailLine) }),
  }),
  get: route({
    method: "GET",
    path: "/api/admin/mails/{name}",
    summary: "Operator: a mail in both languages, filled with sample data",
    scopes: ["content"],
    params: z.object({ name }),
    response: z.object({ data: z.object({ topic, name, cs: written, en: written }) }),
  }),
};
