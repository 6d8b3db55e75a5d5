/** A database behind a Unix socket, as DATABASE_URL names it. */
export function addressOf(connection: { host: string; port: number; user: string; database: string }): string {
  const { host, port, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
