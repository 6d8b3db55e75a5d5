import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { closeAfterFile } from "#test/opened.ts";

type Place = { host: string; port: number; user: string; database: string };

const int32 = 4;
const sslRequest = 80_877_103;

/**
 * A pooler as PgBouncer with pool_mode = transaction and one server connection: each transaction of any client runs on that connection,
 * and what belongs to a session stays behind there for the next client. Returns the address for DATABASE_URL.
 */
export async function startTransactionPooler(place: Place): Promise<string> {
  const server = await openServerConnection(place);
  let last: Promise<unknown> = Promise.resolve();
  const pooler = createServer((client) => {
    let owned: { end(): void } | null = null;
    serveClient(client, async (message) => {
      owned ??= await take();
      const status = await server.ask(message, (answer) => client.write(answer));
      if (status === "idle") {
        owned.end();
        owned = null;
      }
    });
    client.on("error", () => client.destroy());
    client.on("close", () => owned?.end());
  });
  const take = async () => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return { end: () => turn.resolve() };
  };
  pooler.listen(0, "127.0.0.1");
  await once(pooler, "listening");
  closeAfterFile(() => {
    server.end();
    pooler.close();
  });
  const { port } = pooler.address() as { port: number };
  return `postgresql://${place.user}@127.0.0.1:${port}/${place.database}`;
}

/** Answers the beginning of a session itself, and hands on what follows, one statement after the other. */
function serveClient(client: Socket, handle: (message: Buffer) => Promise<void>): void {
  let isGreeted = false;
  let work = Promise.resolve();
  let waiting = Buffer.alloc(0);
  client.on("data", (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    if (!isGreeted) {
      const length = waiting.readInt32BE(0);
      const isSsl = waiting.readInt32BE(int32) === sslRequest;
      waiting = waiting.subarray(length);
      isGreeted = !isSsl;
      // Authentication is fine; ready for a query, outside of a transaction.
      client.write(Buffer.from(isSsl ? [0x4e] : [0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      return;
    }
    const message = waiting;
    waiting = Buffer.alloc(0);
    if (message[0] === 0x58) return client.end(); // Terminate: the server connection lives on
    work = work.then(() => handle(message));
  });
}

/** One connection to PostgreSQL, by trust. `ask` ends when the server is ready again. */
async function openServerConnection({ host, port, user, database }: Place) {
  const socket = connect(`${host}/.s.PGSQL.${port}`);
  await once(socket, "connect");
  const ask = async (message: Buffer, onAnswer: (answer: Buffer) => void): Promise<"idle" | "open"> => {
    socket.write(message);
    for (;;) {
      const [answer] = (await once(socket, "data")) as [Buffer];
      onAnswer(answer);
      // ReadyForQuery is the last thing that a server says: Z, its length, and I outside of a transaction.
      const end = answer.subarray(-6);
      if (end[0] === 0x5a && end.readInt32BE(1) === 5) return end[5] === 0x49 ? "idle" : "open";
    }
  };
  const parameters = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(3 << 16, int32);
  await ask(Buffer.concat([head, parameters]), () => {});
  return { ask, end: () => socket.destroy() };
}
