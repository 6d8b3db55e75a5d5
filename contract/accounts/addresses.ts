import { z } from "zod";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { done, idParam, writtenLine } from "#contract/values/shapes.ts";

/** Addresses that an account keeps at most (rule A21). */
export const mostAddresses = 20;

const line = (length: number) => writtenLine.max(length);

/** Where somebody wants parcels and invoices to go. A field that is not filled in is an empty text. */
const addressBody = z.object({
  name: line(100).min(1).describe("Who takes the parcel over"),
  street: line(100).min(1),
  city: line(100).min(1),
  zip: line(12).min(1),
  country: countryCode,
  company: line(120),
  companyId: line(20).describe("IČO"),
  taxId: line(20).describe("DIČ"),
  isDefault: z
    .boolean()
    .describe("Proposed where a deal asks for an address; the first one is, and there is always one"),
});
export type AddressBody = z.infer<typeof addressBody>;

const address = addressBody.extend({ id: z.number().int() });
export type Address = z.infer<typeof address>;

const one = z.object({ data: address });

/** The addresses of one's own account; the one of the contact details is not among them. */
export const addresses = {
  list: route({
    method: "GET",
    path: "/api/me/addresses",
    summary: "One's own addresses, the default one first, then as they were added",
    response: z.object({ data: z.array(address) }),
  }),
  add: route({
    method: "POST",
    path: "/api/me/addresses",
    summary: `Add an address; an account keeps ${mostAddresses} (ADDRESSES_FULL)`,
    body: addressBody,
    status: 201,
    response: one,
    errors: [409],
  }),
  change: route({
    method: "PUT",
    path: "/api/me/addresses/{id}",
    summary: "Change an own address as a whole; the default one stays the default until another is made it",
    params: idParam,
    body: addressBody,
    response: one,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/addresses/{id}",
    summary: "Delete an own address; after the default one, the oldest of the others becomes it",
    params: idParam,
    response: done,
  }),
};
