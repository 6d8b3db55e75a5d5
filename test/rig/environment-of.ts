const passedOn = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "NODE_COMPILE_CACHE"];

/** The environment of a server of the rig: on this machine alone, without pages and demo, with the caller's own settings. */
export function environmentOf(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    HOST: "127.0.0.1",
    PAGES: "0",
    DEMO: "0",
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
    ...settings,
  };
}
