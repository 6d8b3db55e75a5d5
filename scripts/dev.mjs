import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith } from "./setup/setup-failed.mjs";

/** `npm run dev`: the server starts again when its files change, the pages change in the open browser. */
async function dev() {
  const node = await setUp({ build: false });
  const watched = ["--watch", "--watch-preserve-output", "server/main.ts"];
  process.exit(await runAttached(node, watched, { NODE_ENV: "development" }));
}

dev().catch(exitWith);
