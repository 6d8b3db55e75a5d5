import { spawn } from "node:child_process";
import { root } from "./project.mjs";
import { causeIn, SetupFailed } from "./setup-failed.mjs";

/** Runs a command; where it fails, tells why in a line if the cause is known, else by the end of its output. */
export function runQuietly(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => reject(new SetupFailed(`${file} cannot be run: ${error.message}`)));
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      const tail = output.trim().split("\n").slice(-40).join("\n");
      reject(new SetupFailed(causeIn(output) ?? `${tail}\n${[file, ...args].join(" ")} ended with ${code}`));
    });
  });
}
