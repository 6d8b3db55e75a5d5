import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./postmaster-pid.ts";
import { type Cluster, type Postmaster, startPostmaster } from "./start-postmaster.ts";

export type SupervisorLog = { info(message: string): void; error(message: string): void };

const STOP_TIMEOUT_MS = 8_000;
const MAX_PAUSE_MS = 2_000;

/**
 * LI9: A server, or the database's postmaster, that is killed is back within {recoveryLimitMs}, with everything that
 * was acknowledged.
 *
 * Starts PostgreSQL and starts it again whenever it ends by itself, until `stop()`.
 */
export async function keepPostmaster(cluster: Cluster, log: SupervisorLog) {
  let current: Postmaster | null = await startPostmaster(cluster);
  const existingCluster = { ...cluster, socketDirectory: current.socketDirectory };
  const stopping = new AbortController();
  const stored = keep();
  // Any end of this process short of `kill -9` takes the database along.
  const onExit = () => signal(current, "SIGINT");
  process.once("exit", onExit);

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current?.exited;
      if (stopping.signal.aborted) return;
      current = null;
      log.error("PostgreSQL ended by itself and is being started again");
      current = await startAgain();
    }
  }

  async function startAgain(): Promise<Postmaster | null> {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        return await startPostmaster(existingCluster);
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        // Rejects only when stop() cuts the pause short: the loop then ends.
        await pause(Math.min(100 * 2 ** attempt, MAX_PAUSE_MS), undefined, { signal: stopping.signal }).catch(
          () => null,
        );
      }
    }
    return null;
  }

  return {
    adopted: current.adopted,
    socketDirectory: current.socketDirectory,
    pid: () => current?.pid ?? null,
    /** A fast shutdown (open transactions are rolled back, everything is written), a hard one after 8 s. */
    async stop(): Promise<void> {
      stopping.abort();
      process.off("exit", onExit);
      signal(current, "SIGINT");
      const last = current;
      const timer = setTimeout(() => signal(last, "SIGQUIT"), STOP_TIMEOUT_MS);
      await last?.exited;
      clearTimeout(timer);
      await stored;
      if (current !== last) {
        signal(current, "SIGINT"); // started again just as we stopped
        await current?.exited;
      }
    },
  };
}

function signal(postmaster: Postmaster | null, name: NodeJS.Signals): void {
  if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, name);
}
