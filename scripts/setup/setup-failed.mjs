/** A failure outside the project; the message is for the person who typed the command. */
export class SetupFailed extends Error {}

/** Ends a script's `main()`: an expected failure prints its message, any other a trace. */
export function exitWith(error) {
  console.error(error instanceof SetupFailed ? error.message : error);
  process.exit(1);
}
