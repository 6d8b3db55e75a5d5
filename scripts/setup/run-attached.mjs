import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { environmentOf } from "./environment-of.mjs";
import { root, runtimeDirectory } from "./project.mjs";

/**
 * Runs Node.js in place of this process: the child gets its terminal and signals, its exit code is passed on, and neither
 * outlives the other. A SIGTERM sent to `npm start` reaches only npm's shell, so this process watches for a changed
 * parent; the child learns of this process's death by the closed channel. `beside` is work for the running child: where it
 * fails, the child is ended first.
 */
export async function runAttached(node, args, environment = {}, beside = async () => {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(runtimeDirectory, "compiled"), ...environmentOf(node), ...environment },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, () => child.kill(name));
  const watch = process.env.npm_lifecycle_event ? watchParent(() => child.kill("SIGTERM")) : null;
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
  // A child that ends by itself is not waited for by what was to be done beside it.
  const done = beside(child).then(
    () => ended,
    async (error) => {
      child.kill("SIGTERM");
      await ended;
      throw error;
    },
  );
  return Promise.race([ended, done]);
}

function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 250);
}
