import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { CannotStart } from "./cannot-start.ts";

type Place = { host: string; port: number };

/** Listens for requests; throws `CannotStart` where that is impossible. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port }).catch((error) => refuse(error, { host, port }));
}

/** Finds out early whether `listen` will succeed: before minutes go into filling an empty database. */
export async function checkPlace({ host, port }: Place): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  }).catch((error) => refuse(error, { host, port }));
}

function refuse(error: NodeJS.ErrnoException, { host, port }: Place): never {
  if (error.code === "EADDRINUSE") throw new CannotStart(`Port ${port} is taken. Set PORT to another one.`);
  if (error.code === "EACCES") throw new CannotStart(`Port ${port} needs rights that this account lacks. Set PORT.`);
  throw new CannotStart(`Nothing can listen on ${host}, port ${port} (${error.code ?? error.message}). Check HOST.`);
}
