import { spawn } from "node:child_process";
import { root } from "./project.mjs";
import { SetupFailed } from "./setup-failed.mjs";

/** Runs a command and shows its output only when it fails. */
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
      reject(new SetupFailed(`${tail}\n${[file, ...args].join(" ")} ended with ${code}`));
    });
  });
}
