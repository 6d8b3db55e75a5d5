import type { z } from "zod";
import type { registers } from "#contract/accounts/registers.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { readCompanyId } from "#server/features/accounts/contact/company-id-rules.ts";
import { askRegister } from "./ask-register.ts";

type Found = z.input<typeof registers.findCompany.response>["data"];

/** What the register of Czech companies says of an IČO; it is asked only about numbers whose check digit is right. */
export async function findCompany(ctx: Ctx, written: string): Promise<Found> {
  const { userId } = requireUser(ctx);
  const number = readCompanyId(written, "CZ");
  if (number === null) throw new Invalid({ companyId: ["field.companyId"] });
  const port = ctx.ports.companyRegister;
  if (port.kind === "off") return { outcome: "off", company: null };
  const company = await askRegister(ctx, { userId, register: "ares", number }, () => port.find(number));
  if (company === undefined) return { outcome: "away", company: null };
  return { outcome: company ? "found" : "unknown", company };
}
