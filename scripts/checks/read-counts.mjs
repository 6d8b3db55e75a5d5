import { readFileSync } from "node:fs";

/** A check that counts as one. */
export function countOne(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** From vitest's JSON report; a file that could not even be loaded counts as a failure of its own. */
export function countVitest(file, passed) {
  const report = read(file);
  if (!report) return countOne(false);
  const broken = report.testResults.filter((suite) => suite.status === "failed" && suite.assertionResults.length === 0);
  const failed = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [said(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => said(`${name} › ${fullName}`, failureMessages[0])),
  ]);
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "pending")
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
  return atLeastOneFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      failures: failed,
      skipped,
    },
    passed,
  );
}

/** From Playwright's JSON report; a journey that passes only when tried again has failed. */
export function countPlaywright(file, passed) {
  const report = read(file);
  if (!report) return countOne(false);
  const { expected, unexpected, flaky } = report.stats;
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return said(`${file} › ${title}`, errors.map(({ message }) => message).join("\n"));
    });
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, failures }, passed);
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The first lines of what a failed test says, which hold what was expected and what came. */
function said(test, message = "") {
  return [test, ...message.split("\n").slice(0, 30)].join("\n  ");
}

/** A run can fail outside its tests: in its setup, by an uncaught error, or by finding no test at all. */
function atLeastOneFailure(counts, passed) {
  return passed ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null; // ended before it could report
  }
}
