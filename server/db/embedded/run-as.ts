import { type SpawnOptions, spawn } from "node:child_process";
import type { Account } from "./choose-account.ts";

/** Exit code and last output of a command run to its end under `account`. */
export type Outcome = { code: number; output: string };

/** Runs a command to its end; one that cannot be executed at all answers with code 127, as a shell would. */
export function runAs(account: Account | null, file: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...spawnAs(account), cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 127, output: output.trim() }));
  });
}

/** Own environment only: PG* and LC_* variables of the caller must not change the cluster. */
export function spawnAs(account: Account | null): SpawnOptions {
  const env = { PATH: process.env.PATH ?? "/usr/bin:/bin", LANG: "C", TZ: "UTC" };
  return account ? { env, uid: account.uid, gid: account.gid } : { env };
}

export async function canEnter(account: Account | null, directory: string): Promise<boolean> {
  return (await runAs(account, "/bin/sh", ["-c", 'cd "$1"', "sh", directory])).code === 0;
}
