import { z } from "zod";
import { route } from "#contract/route.ts";
import { writtenLine } from "#contract/values/shapes.ts";
import { email, newPassword, signedIn, username } from "./accounts.ts";

const hash = z.string().min(1).max(300).describe("The secret of the link that the server has printed");
const line = writtenLine.max(100);
const needed = line.pipe(z.string().min(1));

/** The operator as documents and the footer name them. */
const operator = z.object({
  company: needed.describe("Name of the company or the person who trades"),
  companyId: needed.describe("IČO"),
  taxId: line.describe("DIČ; empty for whoever pays no VAT"),
  street: needed,
  city: needed,
  zip: needed,
  country: z.string().regex(/^[A-Z]{2}$/),
  operatorEmail: email.describe("To which people write"),
  phone: line,
  bankAccount: line.describe("To which transfers come; empty: none are taken"),
});
export type OperatorDetails = z.output<typeof operator>;

export const setup = {
  checkLink: route({
    method: "POST",
    path: "/api/first-run/link",
    summary: "Whether a link of the first run still works; reads only",
    auth: "none",
    body: z.object({ hash }),
    response: z.object({ data: z.object({ valid: z.boolean() }) }),
  }),
  setUp: route({
    method: "POST",
    path: "/api/first-run",
    summary:
      "Once, in a site without anybody who has a scope: the operator's details and the first administrator, who is signed in",
    auth: "none",
    body: operator.extend({ hash, email, username, password: newPassword }),
    status: 201,
    response: signedIn,
    errors: [404],
  }),
};
