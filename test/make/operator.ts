import type { Ctx } from "#server/context.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { makeSetting } from "./setting.ts";

/** An operator with all that a tax document names, and the e-mail in whose name goods are sold. */
export function makeOperator(ctx: Ctx): Promise<void> {
  return makeSetting(ctx, "contacts", {
    ...defaultSettings.contacts,
    company: "Kabinet s.r.o.",
    street: "Dlouhá 12",
    city: "Praha 1",
    zip: "110 00",
    companyId: "25596641",
    taxId: "CZ25596641",
    email: "obchod@kabinet.test",
  });
}
