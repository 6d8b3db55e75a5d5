import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "#server/project-folder.ts";

const passedOn = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"];

/** The environment of a server of the rig: on this machine alone, without pages and demo, with the caller's own settings. */
export function environmentOf(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // Named and empty, so that the .env file in the project does not change the run.
    ...Object.fromEntries(everySetting().map((name) => [name, ""])),
    HOST: "127.0.0.1",
    PAGES: "0",
    DEMO: "0",
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
    ...settings,
  };
}

function everySetting(): string[] {
  const explained = readFileSync(join(projectFolder, ".env.example"), "utf8");
  return [...explained.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
}
