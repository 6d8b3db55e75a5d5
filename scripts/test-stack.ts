import { CannotStart } from "#server/cannot-start.ts";
import { openStack } from "#test/stack/open-stack.ts";
import { bidIsHeard, firstPageIsServed, nothingIsRefused, pictureIsServed, versionGoesBack } from "#test/stack/walk.ts";

const limitMs = 10 * 60_000;

/**
 * `npm run test:stack`: the site as deploy/ describes it, on this machine alone: nginx, two webs, a worker, PgBouncer and Debian's
 * PostgreSQL. Ends by itself with everything that it has started; where a tool is missing, it says which and fails.
 */
async function testStack(): Promise<void> {
  const opening = openStack();
  const abandon = (why: string) => {
    console.error(`${why}: closing the stack`);
    void opening.then((stack) => stack.close()).finally(() => process.exit(1));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => abandon(signal));
  setTimeout(() => abandon(`Not done after ${limitMs / 60_000} minutes`), limitMs).unref();
  const stack = await opening;
  try {
    for (const step of [firstPageIsServed, bidIsHeard, pictureIsServed, nothingIsRefused, versionGoesBack]) {
      const startedAt = performance.now();
      const found = await step(stack);
      process.stdout.write(`${step.name} (${Math.round(performance.now() - startedAt)} ms): ${found}\n`);
    }
  } catch (error) {
    console.error(stack.said());
    throw error;
  } finally {
    await stack.close();
  }
}

testStack().catch((error) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
});
