/** The server cannot run as it is set up. The message is one line for the operator; `main.ts` prints it and exits with 1. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
