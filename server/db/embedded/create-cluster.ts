import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import type { Account } from "./choose-account.ts";
import { runAs } from "./run-as.ts";

/** With C.UTF-8 trigrams see Czech letters; a system without it falls back to the next. */
const CHARACTER_TYPES = ["C.UTF-8", "en_US.UTF-8", "C"];

/** Runs initdb unless there is a cluster. It appears under its name only when complete: a killed initdb leaves nothing behind. */
export async function createCluster(options: {
  binaries: string;
  directory: string;
  account: Account | null;
  durable: boolean;
}): Promise<void> {
  if (existsSync(join(options.directory, "PG_VERSION"))) return;
  const fresh = `${options.directory}.new`;
  let output = "";
  for (const characterType of CHARACTER_TYPES) {
    await rm(fresh, { recursive: true, force: true });
    const outcome = await runAs(options.account, join(options.binaries, "initdb"), [
      "-D",
      fresh,
      "--username=postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale-provider=icu",
      "--icu-locale=cs",
      "--locale=C",
      `--lc-ctype=${characterType}`,
      ...(options.durable ? [] : ["--no-sync"]),
    ]);
    if (outcome.code === 0) {
      await rename(fresh, options.directory);
      return;
    }
    output = outcome.output;
  }
  const reason = output.split("\n").find((line) => line.startsWith("initdb: error")) ?? output.split("\n").at(-1);
  throw new CannotStart(`A database could not be created in ${options.directory}: ${reason}`);
}
