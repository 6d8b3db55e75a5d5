import { environmentOf } from "../setup/environment-of.mjs";
import { SetupFailed } from "../setup/setup-failed.mjs";
import { countOne } from "./read-counts.mjs";

/** The environment of checks: colours only where somebody looks, and nobody's NODE_ENV. */
export function environmentOfChecks(node) {
  const { NODE_ENV: _theirs, ...env } = environmentOf(node);
  if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = "1";
  return env;
}

/** Runs every check, also after one has failed, prints `N passed, N failed` and returns the exit code; nothing passed is a failure. What failed is said once more at the end, where a long log is read first. */
export async function runAll(checks) {
  const total = { passed: 0, failed: 0 };
  const allFailures = [];
  const startedAt = Date.now();
  for (const [title, check] of checks) {
    const begunAt = Date.now();
    console.log(`\n── ${title}`);
    const { passed, failed, failures = [], skipped = [] } = await check().catch(asFailure);
    for (const test of skipped) console.log(`– not run, since something that it needs is missing: ${test}`);
    allFailures.push(...failures);
    total.passed += passed;
    total.failed += failed;
    console.log(`── ${title}: ${failed ? `${failed} failed` : "passed"}, ${secondsSince(begunAt)} s`);
  }
  for (const failure of allFailures) console.log(`\n✗ ${failure}`);
  console.log(`\n${secondsSince(startedAt)} s\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function secondsSince(at) {
  return ((Date.now() - at) / 1000).toFixed(1);
}

function asFailure(error) {
  console.error(error instanceof SetupFailed ? error.message : error);
  return countOne(false);
}
