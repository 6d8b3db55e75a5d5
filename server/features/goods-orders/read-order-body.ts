import type { ShopCountry } from "#contract/carriers/carriers.ts";
import type { GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";
import { Invalid } from "#server/errors.ts";
import { readCompanyId, readTaxId } from "#server/features/accounts/contact/company-id-rules.ts";
import { readPhone } from "#server/features/accounts/contact/contact-rules.ts";
import { readZip } from "#server/features/accounts/contact/zip-rules.ts";
import type { MessageKey } from "#server/messages/message-key.ts";

/**
 * What the buyer wrote in the form in which it is stored, or 422 with every field that cannot be right (rule GO4): the country is
 * the shop's, a company has its number, the two passwords of a new account are the same.
 */
export function readOrderBody(body: GoodsOrderBody, country: ShopCountry) {
  const wrong: Record<string, MessageKey[]> = {};
  const phone = readPhone(body.phone);
  if (phone === null) wrong.phone = ["field.phone"];
  const address =
    body.delivery.kind === "carrier" ? readPlace(body.delivery.address, "delivery.address", country, wrong) : null;
  const invoice = {
    ...readPlace(body.invoice, "invoice", country, wrong),
    company: body.invoice.company,
    companyId: readNumber(body.invoice.companyId, readCompanyId, country),
    taxId: readNumber(body.invoice.taxId, readTaxId, country),
  };
  if (invoice.companyId === null) wrong["invoice.companyId"] = ["field.companyId"];
  if (invoice.taxId === null) wrong["invoice.taxId"] = ["field.taxId"];
  if (body.invoice.company && body.invoice.companyId === "") wrong["invoice.companyId"] = ["field.required"];
  if (body.account && body.account.passwordAgain !== body.account.password)
    wrong["account.passwordAgain"] = ["field.passwordAgain"];
  if (Object.keys(wrong).length > 0 || phone === null) throw new Invalid(wrong);
  return {
    phone,
    address,
    invoice: { ...invoice, companyId: invoice.companyId ?? "", taxId: invoice.taxId ?? "" },
  };
}

type Place = Pick<GoodsOrderBody["invoice"], "name" | "street" | "city" | "zip" | "country">;

function readPlace(
  { name, street, city, zip: written, country: theirs }: Place,
  at: string,
  country: string,
  wrong: Record<string, MessageKey[]>,
): Place {
  const zip = readZip(written, theirs);
  if (theirs !== country) wrong[`${at}.country`] = ["SHOP_COUNTRY"];
  if (zip === null) wrong[`${at}.zip`] = ["field.zip"];
  return { name, street, city, zip: zip ?? written, country: theirs };
}

function readNumber(
  written: string,
  how: (text: string, country: string) => string | null,
  country: string,
): string | null {
  return written === "" ? "" : how(written, country);
}
