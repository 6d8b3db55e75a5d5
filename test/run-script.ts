import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The exit code and the output of a command. */
export interface RunScript {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of `scripts/` as a process of its own, from the project's folder; `env` comes on top of the present one. */
export function runScript(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<RunScript> {
  const child = spawn(process.execPath, [join(root, "scripts", name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}
