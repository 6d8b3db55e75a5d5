import { z } from "zod";
import { readJson } from "./read-json.ts";

const person = z.object({
  email: z.string(),
  username: z.string(),
  town: z.string(),
  /** This person's share of the demo's listings; none for people who only buy. */
  offers: z.number().int(),
  scopes: z.array(z.string()).optional(),
  /** Whether the person has the badge: complete contact data and a confirmed phone number. */
  verified: z.boolean().optional(),
  trader: z.boolean().optional(),
  /** Whether the person has registered but not confirmed the e-mail yet. */
  newcomer: z.boolean().optional(),
});

/** A person of the demo; all but the newcomers may bid. */
export type Person = z.output<typeof person>;

export const demoPassword = "kabinet-demo-2026";
export const sellerEmail = "prodejce@kabinet.test";
export const buyerEmail = "kupujici@kabinet.test";

/** The forty people of the demo. */
export const people: readonly Person[] = readJson("people.json", z.array(person));
