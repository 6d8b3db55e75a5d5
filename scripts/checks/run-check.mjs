import { spawn } from "node:child_process";
import { root } from "../setup/project.mjs";

/** Ends only checks that hang: the slowest one has taken half of it on two slow cores. */
const CHECK_TIMEOUT_MS = 60 * 60_000;
let current = null;

for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(name, () => {
    current?.kill("SIGTERM");
    process.exit(1);
  });
}
process.on("exit", () => current?.kill("SIGKILL"));

/** Runs a tool with its output on ours and nothing on its standard input; true when it ended with 0 in time. */
export function runCheck(file, args, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
    current = child;
    const timer = setTimeout(() => {
      console.error(`${args.join(" ")} took more than ${CHECK_TIMEOUT_MS / 60_000} minutes and was ended`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, CHECK_TIMEOUT_MS);
    const finish = (passed) => {
      clearTimeout(timer);
      current = null;
      resolve(passed);
    };
    child.on("error", (error) => {
      console.error(`${file} cannot be run: ${error.message}`);
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
