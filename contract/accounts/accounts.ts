import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import { done, recaptchaToken, writtenLine } from "#contract/values/shapes.ts";
import { passwordLinkMinutes } from "./account-limits.ts";

/** Characters that a password has at least (rule A1). */
export const minPasswordLength = 10;
const maxPasswordLength = 200;

export const email = z.string().trim().min(1).max(254).pipe(z.email());
/** How a user name is written (rule A12). */
export const username = writtenLine
  .overwrite((text) => text.normalize("NFKC"))
  .min(3)
  .max(30)
  .regex(/^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u);
export const newPassword = z.string().min(minPasswordLength).max(maxPasswordLength);
const oneTimeHash = z.string().min(20).max(100);

/** The signed-in user as the client reads it; the snake-case names are a promise of the API. */
export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  username: z.string(),
  avatar_file_name: z.string().nullable(),
  group: z.object({ discount: z.number() }).nullable(),
  scope: z.array(z.string()),
  locale,
  emailConfirmed: z.boolean(),
  ageVerified: z.boolean(),
  accountVerified: z.boolean(),
  suspended: z.boolean(),
});
export type User = z.infer<typeof user>;

/** The mean of a user's reviews, with their number. */
export const rating = z.object({
  stars: z.number().min(1).max(5).nullable().describe("Mean to one decimal; null without reviews"),
  count: z.number().int(),
});
export type Rating = z.infer<typeof rating>;

/** What a sign-in gives. */
export const signedIn = z.object({
  token: z.string(),
  device: z.string(),
  deletionCancelled: z.boolean().describe("A deletion of the account was planned, and is off by this sign-in"),
});
export type SignedIn = z.infer<typeof signedIn>;

export const accounts = {
  register: route({
    method: "POST",
    path: "/api/auth/register",
    summary:
      "Create an account; a confirmation mail follows. The answer is the same whether or not the e-mail is known.",
    auth: "none",
    body: z.object({
      email,
      username,
      password: newPassword,
      /**
       * A7: Registering an account takes agreement to the `terms` and, as `adult`, the declaration to be 18 or older.
       */
      terms: z.literal(true).describe("Agreement to the terms"),
      adult: z.literal(true).describe("Declaration of being 18 or older"),
      redirect: z
        .string()
        .max(500)
        .refine((path) => safeRedirect(path) !== null)
        .optional()
        .describe("Path of the page that the mailed link leads back to (rule A10)"),
      query: z.string().max(2_000).optional().describe("The query of that page"),
      recaptcha: recaptchaToken,
    }),
    status: 201,
    response: z.object({ data: z.object({ email: z.string() }) }),
  }),
  confirm: route({
    method: "POST",
    path: "/api/auth/confirm",
    summary:
      "Confirm the e-mail with the hash from the mail and the password of the registration, or a new one where somebody else may have chosen that; claims the user name (USERNAME_TAKEN: name another)",
    auth: "none",
    body: z.object({
      hash: oneTimeHash,
      password: z.string().min(1).max(maxPasswordLength).optional(),
      newPassword: newPassword
        .optional()
        .describe("In place of `password`: ends all sign-ins and removes contact details, whoever made them"),
      username: username.optional().describe("In place of the name of the registration"),
    }),
    response: z.object({ data: z.object({ email: z.string() }) }),
  }),
  checkConfirmationLink: route({
    method: "POST",
    path: "/api/auth/confirmation-link",
    summary: "Whether a link that confirms an e-mail still works, and which user name it would claim; reads only",
    auth: "none",
    body: z.object({ hash: z.string().min(1).max(300) }),
    response: z.object({
      data: z.object({
        valid: z.boolean(),
        username: z.string().nullable().describe("Null where it does not work"),
      }),
    }),
  }),
  resendConfirmation: route({
    method: "POST",
    path: "/api/auth/confirmation",
    summary: "Send the confirmation mail again",
    status: 202,
    response: done,
    errors: [409],
  }),
  login: route({
    method: "POST",
    path: "/api/auth/login",
    summary:
      "Trade e-mail and password for a token, and a secret by which the device is known the next time: it then has attempts of its own, whoever else guesses",
    auth: "none",
    body: z.object({
      email,
      password: z.string().min(1).max(maxPasswordLength),
      device: z
        .string()
        .regex(/^[\w-]{43}$/)
        .optional()
        .catch(undefined)
        .describe("From the device's last log-in"),
      code: z
        .string()
        .trim()
        .min(1)
        .max(40)
        .optional()
        .describe("Of the second factor, or a recovery code; SECOND_FACTOR_NEEDED where the account is asked for one"),
    }),
    response: signedIn,
  }),
  logout: route({
    method: "GET",
    path: "/api/auth/logout",
    summary: "Revoke the token of this call",
    auth: "optional",
    response: done,
  }),
  me: route({
    method: "GET",
    path: "/api/me",
    summary: "The signed-in user",
    response: z.object({ data: user }),
  }),
  requestPasswordReset: route({
    method: "POST",
    path: "/api/auth/password-reset",
    summary: "Send a link for a new password; the answer is the same whether or not the account exists",
    auth: "none",
    body: z.object({ email }),
    status: 202,
    response: done,
  }),
  checkPasswordLink: route({
    method: "POST",
    path: "/api/auth/password-link",
    summary: "Whether a link for a new password still works; reads only, and tells nothing of whose it is",
    auth: "none",
    body: z.object({ hash: z.string().min(1).max(300) }),
    response: z.object({ data: z.object({ valid: z.boolean() }) }),
  }),
  changePassword: route({
    method: "POST",
    path: "/api/auth/password",
    summary: `Set a new password with the hash from the mail (single use, ${passwordLinkMinutes} minutes); signs out everywhere`,
    auth: "none",
    body: z.object({ hash: oneTimeHash, password: newPassword }),
    response: done,
  }),
};
