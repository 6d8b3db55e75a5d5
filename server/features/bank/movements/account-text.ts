/** The digits of an account of the site's as people write it: `19-2000145399`; what is no Czech one stays as it is. */
export function accountText(account: string): string {
  const [, prefix = "", number] = /^(\d{6})(\d{10})$/.exec(account) ?? [];
  if (!number) return account;
  return `${Number(prefix) > 0 ? `${Number(prefix)}-` : ""}${String(Number(number)).padStart(2, "0")}`;
}
