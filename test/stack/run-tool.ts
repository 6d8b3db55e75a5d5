import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { CannotStart } from "#server/cannot-start.ts";

const triesToReach = 100;
const stopTimeoutMs = 5_000;

/** Throws `CannotStart` with the names of those that this machine does not have. */
export function requireTools(packages: Readonly<Record<string, string>>): void {
  const path = `${process.env.PATH}:/usr/sbin`;
  const missing = Object.keys(packages).filter((tool) => spawnSync(tool, ["-V"], { env: { PATH: path } }).error);
  if (missing.length === 0) return;
  const wanted = missing.map((tool) => packages[tool]).join(" ");
  throw new CannotStart(`This machine has no ${missing.join(", no ")}: apt install ${wanted}`);
}

/** Starts a program that serves at `port`; resolves with how to end it, once it does. Throws with its words where it ends before. */
export async function runTool(program: string, args: readonly string[], port: number): Promise<() => Promise<void>> {
  const env = { PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn(program, [...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said = (said + text).slice(-4_000);
    });
  const stop = () => end(child);
  for (let tried = 0; tried < triesToReach; tried++) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
    if (await isOpen(port)) return stop;
    await pause(100);
  }
  await stop();
  throw new Error(`${program} does not serve: ${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
