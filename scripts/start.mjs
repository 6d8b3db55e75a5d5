import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith } from "./setup/setup-failed.mjs";

/** `npm start`: sets up a fresh clone, then runs the server on the built pages. */
async function start() {
  const node = await setUp({ build: true });
  process.exit(
    await runAttached(node, ["server/main.ts"], { NODE_ENV: process.env.NODE_ENV || "production" }),
  );
}

start().catch(exitWith);
