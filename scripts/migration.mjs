import { join } from "node:path";
import { runTool } from "./checks/tools.mjs";
import { environmentOf } from "./setup/environment-of.mjs";
import { keepOnlyNewestSnapshot } from "./setup/only-newest-snapshot.mjs";
import { root } from "./setup/project.mjs";
import { setUp } from "./setup/set-up.mjs";
import { exitWith, SetupFailed } from "./setup/setup-failed.mjs";

/** `npm run migration -- NAME`: writes the SQL that leads from the last migration to the tables as the sources have them. */
async function migration([name, ...more]) {
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(name ?? "") || more.length > 0)
    throw new SetupFailed(
      "Usage: npm run migration -- NAME, in small letters, digits and underscores: add_bottle_shape",
    );
  const node = await setUp({ dev: true });
  const isDone = await runTool(node, environmentOf(node), "drizzle-kit/bin.cjs", "generate", "--name", name);
  keepOnlyNewestSnapshot(join(root, "server/db/migrations/meta"));
  process.exit(isDone ? 0 : 1);
}

migration(process.argv.slice(2)).catch(exitWith);
