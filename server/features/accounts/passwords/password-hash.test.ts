import { afterAll, expect, test, vi } from "vitest";

const verify = vi.hoisted(() => vi.fn());
vi.mock("@node-rs/argon2", async (load) => {
  const real = await load<typeof import("@node-rs/argon2")>();
  verify.mockImplementation(real.verify);
  return { ...real, verify };
});
// Another file of the same worker may have loaded the module with the real library, and later ones get it again.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { hashPassword, verifyPassword } = await import("./password-hash.ts");

test("where there is no account a hash of the same cost is checked, and never matches", async () => {
  await expect(verifyPassword("a password that nobody has", null)).resolves.toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  const checked: string = verify.mock.calls[0]?.[0];
  const stored = await hashPassword("pomalu zrající sud");
  const cost = (hash: string) => hash.split("$").slice(0, 4).join("$");
  expect(cost(checked)).toBe(cost(stored));
});

test("A2: a password belongs to its own hash alone", async () => {
  const stored = await hashPassword("pomalu zrající sud");
  await expect(verifyPassword("pomalu zrající sud", stored)).resolves.toBe(true);
  await expect(verifyPassword("pomalu zrající Sud", stored)).resolves.toBe(false);
  expect(await hashPassword("pomalu zrající sud")).not.toBe(stored);
});
