import { CannotStart } from "./cannot-start.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/connect.ts";
import { admitKeys, forgetKeys } from "./db/encryption-keys.ts";
import { readKeyFile } from "./ports/vault/key-file.ts";
import { createVault, keyIdOf, type VaultPort } from "./ports/vault/vault.ts";
import { listUsedKeys } from "./seal-anew.ts";

type Keys = Pick<Config, "encryptionKeys" | "dataDir">;

/** The keys that the settings name, or the data folder's own. */
export function keysOf({ encryptionKeys, dataDir }: Keys): readonly string[] {
  return encryptionKeys ?? readKeyFile(dataDir);
}

/** The vault of an installation; `CannotStart` where the settings lack a key that has sealed what the database holds. */
export async function openVault(
  config: Keys,
  db: Database,
  { clock, isServer = false }: { clock?: () => Date; isServer?: boolean } = {},
): Promise<VaultPort> {
  const keys = keysOf(config);
  const ids = keys.map(keyIdOf);
  const sealsFrom = await admitKeys(db.$client, ids, { isServer });
  const gone = [...sealsFrom.keys()].filter((id) => !ids.includes(id));
  const used = await listUsedKeys(db, gone);
  if (used.length > 0)
    throw new CannotStart(
      `The database holds what the key ${used.join(", ")} has encrypted: add that key to ENCRYPTION_KEYS, after the new one ` +
        "(an installation without the setting has its key in DATA_DIR, in encryption.key; backups have it, too).",
    );
  await forgetKeys(db.$client, gone);
  return createVault(() => ({ keys, sealsFrom }), clock);
}
