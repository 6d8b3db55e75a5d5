import { runQuietly } from "./run-quietly.mjs";

/** The npm that started us, or the one on PATH; always on the Node it came with. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  return cli?.endsWith("npm-cli.js")
    ? runQuietly(process.execPath, [cli, ...args, ...quiet], options)
    : runQuietly("npm", [...args, ...quiet], options);
}
