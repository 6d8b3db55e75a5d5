import { buildApp } from "#server/app.ts";
import { ApplicationState } from "#server/application-state.ts";
import { readConfig } from "#server/config.ts";
import { contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { startBackground } from "#server/start-background.ts";

/** The server of the benchmark: the API, and on request the jobs beside it, until its parent disconnects. */
async function serve([dataDir = "", connection = ""]: string[]): Promise<void> {
  const config = readConfig({
    PUBLIC_URL: "http://127.0.0.1",
    DATA_DIR: dataDir,
    DEMO: "0",
    LOG_LEVEL: "error",
    NODE_ENV: "test",
  });
  const { db, pool, close } = createDatabase(JSON.parse(connection), {
    size: config.databasePool,
    onError: () => {},
  });
  const state = new ApplicationState();
  const deps = { config, db, pool, state, ports: createSandboxPorts(dataDir), pages: false };
  const app = await buildApp(deps);
  let background: ReturnType<typeof startBackground> | null = null;
  process.on("message", async (wish) => {
    if (wish === "work") background = startBackground(contextOf({ ...deps, log: app.log }), config);
    else await background?.stop();
    process.send?.(wish);
  });
  process.once("disconnect", async () => {
    await background?.stop();
    await app.close();
    await close();
    process.exit(0);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
}

await serve(process.argv.slice(2));
