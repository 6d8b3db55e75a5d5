import { runQuietly } from "./run-quietly.mjs";

/** Runs the npm that started this process, or the one on PATH, always on its own Node. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  return cli?.endsWith("npm-cli.js")
    ? runQuietly(process.execPath, [cli, ...args, ...quiet], options)
    : runQuietly("npm", [...args, ...quiet], options);
}
