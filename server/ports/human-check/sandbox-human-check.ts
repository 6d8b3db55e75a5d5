import type { HumanCheckPort } from "./human-check.ts";

/** Without keys: pages load nothing, and every visitor counts as a person. */
export function createSandboxHumanCheck(): HumanCheckPort {
  return {
    siteKey: null,
    hostname: "localhost",
    assess: async () => ({ success: true, action: null, hostname: "localhost", score: 1 }),
  };
}
