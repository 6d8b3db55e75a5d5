import { defineConfig } from "vitest/config";
import { testsByDatabase } from "./test/needs-database.ts";
import { chooseSeed } from "./test/seed.ts";
import { textsAsShown } from "./web/build/texts-as-shown.ts";

// Crashes, load and crowds: `npm run release-check` asks for them, and so does who names such a file.
const isThorough =
  process.env.THOROUGH === "1" || process.argv.some((argument) => argument.endsWith(".thorough.test.ts"));
const { pure, database } = testsByDatabase(
  ["{contract,server,web,test,demo,scripts}/**/*.test.ts"],
  ["test/e2e", ...(isThorough ? [] : ["**/*.thorough.test.ts"])],
);

/** A config of its own: the React Router plugin of vite.config.ts must not run under tests. */
export default defineConfig({
  plugins: [textsAsShown()],
  test: {
    setupFiles: ["./test/set-up-file.ts"],
    env: { KABINET_SEED: String(chooseSeed()) },
    pool: "forks",
    // Loading the application takes two seconds of a processor, so the files of a worker load it once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "pure", include: pure } },
      // PostgreSQL is started when one of these files is to run.
      {
        extends: true,
        test: { name: "database", include: database, globalSetup: ["./test/global-setup.ts"] },
      },
    ],
  },
});
