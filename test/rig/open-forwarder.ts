import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** An address that stands for a database: what connects is passed on to the socket that it points to, as a floating address does. */
export interface Forwarder {
  readonly port: number;
  /** Ends what is open, and passes on to another socket from now on. */
  pointTo(socket: string): void;
  close(): void;
}

export async function openForwarder(socket: string): Promise<Forwarder> {
  let target = socket;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target);
    for (const each of [client, database]) {
      open.add(each);
      each.on("error", () => each.destroy());
      each.on("close", () => {
        open.delete(each);
        for (const side of [client, database]) side.destroy();
      });
    }
    client.pipe(database).pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endAll = () => {
    for (const each of open) each.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    pointTo: (next) => {
      target = next;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
