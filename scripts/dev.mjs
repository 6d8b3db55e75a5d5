import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith } from "./setup/setup-failed.mjs";

/** `npm run dev`: the server starts again when its files change, the pages change in the open browser. */
async function dev() {
  const node = await setUp({ dev: true });
  // The folders are named, since Node would also watch the files that Vite writes as it starts, and restart for ever.
  const watched = ["--watch-path=server", "--watch-path=contract", "--watch-preserve-output", "server/main.ts"];
  process.exit(await runAttached(node, watched, { NODE_ENV: "development" }));
}

dev().catch(exitWith);
