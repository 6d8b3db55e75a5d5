import { CannotStart } from "#server/cannot-start.ts";
import { WrongInput } from "./wrong-input.ts";

/**
 * Runs a command with the words that follow its name.
 * What the caller can mend is one line and exit code 1; anything else is a fault of ours and shows its stack.
 */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error) => {
    if (!(error instanceof WrongInput || error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
