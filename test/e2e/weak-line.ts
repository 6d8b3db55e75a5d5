import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { siteUrl } from "./people.ts";

/** A proxy to the site that can be cut, with its open streams, as though the page had lost its connection. */
export interface WeakLine {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openWeakLine(): Promise<WeakLine> {
  const site = new URL(siteUrl());
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(site.port), site.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, "localhost");
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port to be had");
  return {
    url: `http://localhost:${address.port}`,
    cut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => listen(address.port),
  };
}
