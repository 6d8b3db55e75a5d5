import { ensureBuild, isBuilt } from "./setup/ensure-build.mjs";
import { oneAtATime } from "./setup/one-at-a-time.mjs";
import { runAttached } from "./setup/run-attached.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith } from "./setup/setup-failed.mjs";

/** `npm start`: sets up a fresh clone, then runs the server on the built pages; its database is filled while they are built. */
async function start() {
  const node = await setUp();
  const environment = { NODE_ENV: process.env.NODE_ENV || "production" };
  if (isBuilt()) process.exit(await runAttached(node, ["server/main.ts"], environment));
  environment.PAGES_COMING = "1";
  const code = await runAttached(node, ["server/main.ts"], environment, async (server) => {
    await oneAtATime(() => ensureBuild(node));
    if (server.connected) server.send("pages");
  });
  process.exit(code);
}

start().catch(exitWith);
