import type { PackageBody } from "#contract/packages/package-admin.ts";
import { both, check, type Fields, number } from "#web/pages/admin/things/fields.ts";

const required = { required: true, inputMode: "decimal", maxLength: 60 } as const;

export const packageFields: Fields<PackageBody> = {
  name: both({ required: true, maxLength: 60 }),
  price: number("", required),
  topDays: number("0", required),
  position: number("0", required),
  highlighted: check(false),
  active: check(true),
};
