import { defineConfig } from "vitest/config";

/** A config of its own: the React Router plugin of vite.config.ts must not run under tests. */
export default defineConfig({
  test: {
    include: ["{contract,server,web,test,demo,scripts}/**/*.test.ts"],
    exclude: ["test/e2e/**", "node_modules/**"],
    globalSetup: ["./test/global-setup.ts"],
    setupFiles: ["./test/set-up-file.ts"],
    pool: "forks",
    // Loading the application takes two seconds of a processor, so the files of a worker load it once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
