import { runQuietly } from "./run-quietly.mjs";

/** A registry that does not answer three times within seconds is said to be away; npm itself would try for over a minute. */
const retries = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];

/** Runs the npm that started this process, or the one on PATH, always on its own Node. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  const usual = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", ...retries];
  return cli?.endsWith("npm-cli.js")
    ? runQuietly(process.execPath, [cli, ...args, ...usual], options)
    : runQuietly("npm", [...args, ...usual], options);
}
