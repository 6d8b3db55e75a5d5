import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Stage } from "./open-stage.ts";

const run = promisify(execFile);

interface Run {
  /** Name of the script's file, without its ending. */
  readonly name: string;
  readonly script: string;
  readonly callers: number;
  /** How long: `-T` seconds in all, or `-t` transactions of each caller. */
  readonly length: readonly ["-T" | "-t", number];
  /** Variables of the script. */
  readonly variables: Readonly<Record<string, number>>;
}

/** The version of the system's pgbench; null where there is none. */
export async function findPgbench(): Promise<string | null> {
  return run("pgbench", ["--version"]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

/** Runs a script with prepared statements over the stage's socket; returns transactions a second. */
export async function runPgbench(
  { dataDir, connection }: Stage,
  { name, script, callers, length, variables }: Run,
): Promise<number> {
  const file = join(dataDir, `${name}.sql`);
  await writeFile(file, script);
  const { host, port, user, database } = connection;
  const defined = Object.entries(variables).flatMap(([key, value]) => ["-D", `${key}=${value}`]);
  const { stdout } = await run("pgbench", [
    ...["-n", "-M", "prepared", "-c", `${callers}`, "-j", `${Math.min(callers, 2)}`],
    ...[length[0], `${length[1]}`, ...defined, "-f", file],
    ...["-h", host, "-p", `${port}`, "-U", user, database],
  ]);
  const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond || /failed transactions: [1-9]/.test(stdout))
    throw new Error(`pgbench did not tell its rate: ${stdout}`);
  return Math.round(Number(perSecond));
}
