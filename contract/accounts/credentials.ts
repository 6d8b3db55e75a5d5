import { z } from "zod";
import { route } from "#contract/route.ts";
import { done, instant } from "#contract/values/shapes.ts";
import { usernameRestDays } from "./account-limits.ts";
import { email, newPassword, username } from "./accounts.ts";

/** What one signs in with and is called by. */
const credentials = z.object({
  username: z.string(),
  usernameFrom: instant.nullable().describe("From when on the user name may change again; null: now (rule A18)"),
  email: z.string(),
  emailWanted: z
    .object({ email: z.string(), until: instant })
    .nullable()
    .describe("Another e-mail whose code may be written until then"),
});
export type Credentials = z.infer<typeof credentials>;

const password = z.string().min(1).max(200);

export const credentialsOf = {
  get: route({
    method: "GET",
    path: "/api/me/credentials",
    summary: "The own user name and e-mail, with changes under way",
    response: z.object({ data: credentials }),
  }),
  changeUsername: route({
    method: "PUT",
    path: "/api/me/username",
    summary: `Change the user name, once in ${usernameRestDays} days (USERNAME_TOO_SOON); nobody else gets the old one for a year`,
    body: z.object({ username }),
    response: z.object({ data: credentials }),
    errors: [403, 409],
  }),
  changePassword: route({
    method: "PUT",
    path: "/api/me/password",
    summary: "Change the password; needs the one there is or a fresh proof, and signs out every other device",
    body: z.object({ password: password.optional(), newPassword }),
    response: done,
    errors: [403],
  }),
  requestEmail: route({
    method: "POST",
    path: "/api/me/email",
    summary:
      "Have a code sent to another e-mail; where an account has it its owner gets a word instead, and the answer is the same. Needs the password or a fresh proof",
    body: z.object({ email, password: password.optional() }),
    status: 202,
    response: z.object({ data: credentials }),
    errors: [403],
  }),
  confirmEmail: route({
    method: "PUT",
    path: "/api/me/email",
    summary: "Change the e-mail by the code that came there; signs out every other device",
    body: z.object({ code: z.string().trim().max(20) }),
    response: z.object({ data: credentials }),
    errors: [403, 409],
  }),
};
