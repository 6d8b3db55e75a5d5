import { readFileSync } from "node:fs";

/** A check that counts as one. */
export function countOne(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** From vitest's JSON report; a file that could not even be loaded counts as a failure of its own. */
export function countVitest(file, passed) {
  const report = read(file);
  if (!report) return countOne(false);
  const broken = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  );
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    passed,
  );
}

/** From Playwright's JSON report; a journey that passes only when tried again has failed. */
export function countPlaywright(file, passed) {
  const report = read(file);
  if (!report) return countOne(false);
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, passed);
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
