import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fastFolder } from "#test/rig/fast-folder.ts";
import { freePort } from "#test/rig/free-port.ts";

const START_TIMEOUT_MS = 120_000;
/** The beginning of the last line that a server with a demo prints when it is open. */
const lastGreeting = "Accounts: ";

/**
 * Runs the built server for the journeys on a random port with data of its own and a small demo, all removed afterwards. An
 * error in the server's log fails the run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await fastFolder(), "kabinet-e2e-"));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const pushPort = await freePort();
  const ratesPort = await freePort();
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...settings({ port, pushPort, ratesPort, dataDir }) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = collectOutput(server);
  const tearDown = async () => {
    if (isRunning(server)) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    const cluster = await realpath(join(dataDir, "database")).catch(() => dataDir);
    await rm(cluster, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(server, port, output);
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env.KABINET_TEST_URL = `http://localhost:${port}`;
  process.env.KABINET_TEST_DATA_DIR = dataDir;
  process.env.KABINET_TEST_PUSH_PORT = String(pushPort);
  process.env.KABINET_TEST_RATES_PORT = String(ratesPort);
  output.forget();
  return async () => {
    await tearDown();
    if (output.text()) throw new Error(`The server had something to say:\n${output.text()}`);
  };
}

/** Settings are named one by one, empty ones too, so that neither the caller's environment nor a .env file changes the journeys. */
function settings({
  port,
  pushPort,
  ratesPort,
  dataDir,
}: Record<"port" | "pushPort" | "ratesPort", number> & { dataDir: string }): Record<string, string> {
  return {
    ...{
      NODE_ENV: "production",
      KABINET_MODE: "trial",
      HOST: "localhost",
      PORT: String(port),
      PUBLIC_URL: "",
    },
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DATABASE_POOL: "8",
    DEMO: "small",
    // Each visitor of a journey has a network of its own (network-address.ts).
    TRUST_PROXY: "1",
    PUSH_SERVICE: `http://127.0.0.1:${pushPort}`,
    RATES_ADDRESS: `http://127.0.0.1:${ratesPort}/denni_kurz.txt`,
    SMTP_URL: "",
    MAIL_FROM: "",
    LOG_LEVEL: "error",
    // A warning of Node's tells which line it is about.
    NODE_OPTIONS: "--trace-deprecation",
  };
}

interface Output {
  /** The last 20 000 characters. */
  text(): string;
  forget(): void;
}

function collectOutput(server: ChildProcess): Output {
  let stored = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      stored = (stored + chunk).slice(-20_000);
    });
  }
  return {
    text: () => stored,
    forget: () => {
      stored = "";
    },
  };
}

async function waitUntilOpen(server: ChildProcess, port: number, output: Output): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isRunning(server) && Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/health`).catch(() => null);
    // The server answers a moment before it prints that line, and lines after the wait would count as complaints.
    if (answer?.ok && output.text().includes(lastGreeting)) return;
    await pause(200);
  }
  throw new Error(`The server for the journeys did not open:\n${output.text()}`);
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}
