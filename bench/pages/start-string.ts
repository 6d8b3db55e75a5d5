import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server that answers everything with `bytes` letters. */
export async function startString(bytes: number): Promise<{ origin: string; close(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, "serve-string.ts"), [String(bytes)], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(child, "exit");
  const [port] = await once(child, "message");
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
