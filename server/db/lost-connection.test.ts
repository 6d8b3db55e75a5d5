import { expect, test } from "vitest";
import { createDatabase } from "./connect.ts";

test("what is heard of a lost connection has no client of the driver in it", async () => {
  const heard: Error[] = [];
  const { pool, close } = createDatabase(
    { host: "127.0.0.1", port: 1 },
    { size: 1, onError: (error) => heard.push(error) },
  );
  const lost = Object.assign(new Error("terminating connection"), {
    code: "57P01",
    client: { password: "x" },
  });
  pool.emit("error", lost, {} as never);
  expect(heard.map((error) => [error.message, Object.keys(error)])).toEqual([["terminating connection", ["code"]]]);
  await close();
});
