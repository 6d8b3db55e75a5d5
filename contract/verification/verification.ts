import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, instant } from "#contract/values/shapes.ts";

/** What contact details lack for a verified account. */
export const missingDetails = ["firstName", "lastName", "phone", "street", "city", "zip"] as const;

/** How far the caller is with verifying the account. */
const verification = z.object({
  verifiedAt: instant.nullable(),
  missing: z.array(z.enum(missingDetails)),
  phone: z.string().nullable().describe("Where the code goes"),
  codeExpiresAt: instant.nullable().describe("While a code that was sent may be written"),
  ageVerifiedAt: instant.nullable(),
  ageProof: z.enum(["bank", "sandbox"]).nullable().describe("The service that proves ages; null: there is none"),
});
export type Verification = z.infer<typeof verification>;

export const verifications = {
  get: route({
    method: "GET",
    path: "/api/me/verification",
    summary: "How far one is with verifying the account",
    response: z.object({ data: verification }),
  }),
  sendCode: route({
    method: "POST",
    path: "/api/me/verification/code",
    summary: "Have a code of six digits sent to the telephone of the contact details",
    response: z.object({ data: verification }),
    errors: [403, 409, 503],
  }),
  confirm: route({
    method: "POST",
    path: "/api/me/verification",
    summary: "Verify the account by the code that came",
    body: z.object({ code: z.string().trim().max(20) }),
    response: done,
    errors: [403, 409],
  }),
  beginAge: route({
    method: "POST",
    path: "/api/me/age-proof",
    summary: "Begin to prove one's age at a service",
    body: z.object({ redirect: z.string().max(2_000).nullable().describe("The local page to go back to") }),
    status: 201,
    response: z.object({ data: z.object({ url: z.string().describe("Where to go") }) }),
    errors: [409],
  }),
  completeAge: route({
    method: "POST",
    path: "/api/me/age-proof/answer",
    summary: "Hand over the answer of the service, once",
    body: z.object({
      query: z.string().max(8_000).describe("The query of the address that one came back by"),
    }),
    response: z.object({ data: z.object({ redirect: z.string().nullable() }) }),
    errors: [409],
  }),
};
