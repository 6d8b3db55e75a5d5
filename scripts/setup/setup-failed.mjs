/** Something outside the project is in the way; the message is for the person who typed the command. */
export class SetupFailed extends Error {}

/** Ends a script's `main()`: expected failures as their message, others with a trace. */
export function exitWith(error) {
  console.error(error instanceof SetupFailed ? error.message : error);
  process.exit(1);
}
