import { runCommand } from "./run-command.ts";
import { describeVerdict } from "./verify-log/describe-verdict.ts";

/**
 * Checks the log of a lot with nothing but the downloaded file. `--receipt` opens the commitment of a bid (MAXIMUM in CZK)
 * in the line that had this HASH when the bid was placed; `--final` is the hash that the page shows. It prints one line of
 * verdict and one of JSON; with a fault, the verdict names the first one and the exit code is 1.
 */
async function verify(args: string[]): Promise<void> {
  const { verdict, found } = await describeVerdict(args);
  console.log(verdict);
  console.log(JSON.stringify(found));
  if (!found.ok) process.exitCode = 1;
}

runCommand(verify);
