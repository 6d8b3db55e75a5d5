import { join } from "node:path";
import { createSandboxAgeProof } from "./age-proof/sandbox-age-proof.ts";
import { createNoCompanyRegister } from "./company-register/company-register.ts";
import { createSandboxEscrow } from "./escrow/sandbox-escrow.ts";
import { createSandboxHumanCheck } from "./human-check/sandbox-human-check.ts";
import { createSandboxMail } from "./mail/sandbox-mail.ts";
import { createSandboxGateway } from "./payment/sandbox-gateway.ts";
import { createSandboxPoints } from "./pickup-points/sandbox-points.ts";
import type { Ports } from "./ports.ts";
import { createSandboxPush } from "./push/sandbox-push.ts";
import { createSandboxRates } from "./rates/sandbox-rates.ts";
import { createSandboxSms } from "./sms/sandbox-sms.ts";
import { createSandboxSource } from "./statements/sandbox-source.ts";
import { createDiskStorage } from "./storage/disk-storage.ts";
import { createNoTaxNumbers } from "./tax-numbers/tax-numbers.ts";
import { readKeyFile } from "./vault/key-file.ts";
import { createVault } from "./vault/vault.ts";

/** An outside world that nothing reaches: for scripts, benchmarks and tests. Files go below `dataDir`, as the server's do. */
export function createSandboxPorts(dataDir: string): Ports {
  return {
    mail: createSandboxMail(),
    storage: createDiskStorage(join(dataDir, "media")),
    vault: createVault(() => ({ keys: readKeyFile(dataDir) })),
    sms: createSandboxSms(join(dataDir, "sandbox-sms.jsonl")),
    push: createSandboxPush(),
    humanCheck: createSandboxHumanCheck(),
    companyRegister: createNoCompanyRegister(),
    pickupPoints: createSandboxPoints(),
    rates: createSandboxRates(),
    taxNumbers: createNoTaxNumbers(),
    ageProof: createSandboxAgeProof("http://localhost"),
    escrow: createSandboxEscrow(),
    statementSources: [createSandboxSource(join(dataDir, "sandbox-bank.json"))],
    gateways: [createSandboxGateway(join(dataDir, "sandbox-payments"), "http://localhost")],
  };
}
