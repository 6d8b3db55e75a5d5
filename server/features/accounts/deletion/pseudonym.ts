/** What stands in the place of name and e-mail once an account is deleted; nobody can register such a name (rule A12). */
export function pseudonymOf(id: number): { username: string; email: string } {
  return { username: `Smazaný uživatel ${id}`, email: `${id}${domain}` };
}

/** Whether mail to this address goes to nobody. */
export function isNobodys(email: string): boolean {
  return email.endsWith(domain);
}

/** `.invalid` is nobody's for good (RFC 2606). */
const domain = "@deleted.invalid";
