import type { TaxIdOutcome } from "#contract/accounts/registers.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { readTaxId } from "#server/features/accounts/contact/company-id-rules.ts";
import { askRegister } from "./ask-register.ts";

/** Countries whose numbers VIES knows, by the letters before them: EL is Greece, XI Northern Ireland. */
const inVies = new Set(
  "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "),
);

/** Whether a tax number is valid in the EU's register. A register that is silent makes no number invalid. */
export async function checkTaxId(ctx: Ctx, written: string): Promise<TaxIdOutcome> {
  const { userId } = requireUser(ctx);
  const prefix = written.slice(0, 2).toUpperCase();
  const number = readTaxId(written, prefix);
  if (number === null) throw new Invalid({ taxId: ["field.taxId"] });
  if (!inVies.has(prefix)) return "outside";
  const port = ctx.ports.taxNumbers;
  if (port.kind === "off") return "off";
  const valid = await askRegister(ctx, { userId, register: "vies", number }, () => port.isValid(number));
  if (valid === undefined) return "away";
  return valid ? "valid" : "invalid";
}
