import type { Ctx } from "#server/context.ts";
import { listUsedKeys, sealAnew } from "#server/seal-anew.ts";
import { WrongInput } from "../wrong-input.ts";

/**
 * Encrypts anew what another key than the newest one has encrypted, or none; safe to break off and to repeat. Returns what was done, in
 * sentences.
 */
export async function rotateKeys(ctx: Ctx, report: (done: number) => void): Promise<string[]> {
  const { keyIds, sealingKey } = ctx.ports.vault;
  const [newest = "", ...older] = keyIds;
  if (sealingKey !== newest)
    throw new WrongInput(
      `The key ${newest} encrypts from an hour after the first start with it, when every server has been started with it: run this then.`,
    );
  const done = await sealAnew(ctx, report);
  const used = await listUsedKeys(ctx.db, older);
  return [
    `${done} values were encrypted by the key ${newest}.`,
    ...older.map((id) =>
      used.includes(id)
        ? `The key ${id} is still used by what came meanwhile: run this once more.`
        : `The key ${id} is not used any more: take it out of ENCRYPTION_KEYS. Backups from before need it.`,
    ),
  ];
}
