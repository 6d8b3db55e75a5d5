import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";

const socketDirectoryLine = 4;

/** Where the embedded PostgreSQL of a data folder listens, read from its pid file, since a long path moves it elsewhere. */
export async function socketOf(
  dataDir: string,
): Promise<{ host: string; port: number; user: string; database: string }> {
  const cluster = await realpath(join(dataDir, "database"));
  const lines = (await readFile(join(cluster, "pg18", "postmaster.pid"), "utf8")).split("\n");
  const host = lines[socketDirectoryLine]?.split(",")[0]?.trim();
  if (!host) throw new Error("the embedded PostgreSQL has no socket");
  return { host, port: 5432, user: "kabinet", database: "kabinet" };
}
