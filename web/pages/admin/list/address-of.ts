/**
 * The query of an address for what a list of the back office is narrowed to, beginning with `?`; empty values and those that are `usual`
 * are left out, so that the whole list has the plain address.
 */
export function addressOf(
  values: Readonly<Record<string, string>>,
  usual: Readonly<Record<string, string>> = {},
): string {
  const described = describedOf(values, usual);
  return Object.keys(described).length > 0 ? `?${new URLSearchParams(described)}` : "";
}

/** The values that narrow a list: those that are not empty, and not the `usual` ones. */
function describedOf(
  values: Readonly<Record<string, string>>,
  usual: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== "" && value !== usual[name]),
  );
}
