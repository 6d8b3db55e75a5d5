import { defineConfig } from "vitest/config";

/** A config of its own: the React Router plugin of vite.config.ts must not run under tests. */
export default defineConfig({
  test: {
    include: ["{contract,server,web,test,demo,scripts}/**/*.test.ts"],
    exclude: ["test/e2e/**", "node_modules/**"],
    globalSetup: ["./test/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
