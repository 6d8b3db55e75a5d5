import type { EditablePackage, PackageBody } from "#contract/listings/package-admin.ts";
import { writtenNumber } from "#web/format/written-number.ts";

/** A package as its form holds it: numbers as they are written. */
export interface PackageValues extends Pick<PackageBody, "name" | "highlighted" | "active"> {
  price: string;
  topDays: string;
  position: string;
}

export const newPackage: PackageValues = {
  name: { cs: "", en: "" },
  ...{ price: "", topDays: "0", position: "0", highlighted: false, active: true },
};

export function valuesOf({
  name,
  price,
  topDays,
  position,
  highlighted,
  active,
}: EditablePackage): PackageValues {
  return {
    ...{ name, highlighted, active },
    ...{
      price: String(price).replace(".", ","),
      topDays: String(topDays),
      position: String(position),
    },
  };
}

/** What is sent; the form has checked that the numbers can be read, the server checks the rest. */
export function bodyOf({ price, topDays, position, ...others }: PackageValues): PackageBody {
  return {
    ...others,
    ...{ price: writtenNumber(price), topDays: writtenNumber(topDays), position: writtenNumber(position) },
  };
}
