import { join } from "node:path";
import type { Config } from "./config.ts";
import { proofPage } from "./features/verification/age/sandbox-age-pages.ts";
import type { AgeProofPort } from "./ports/age-proof/age-proof.ts";
import { createBankAgeProof } from "./ports/age-proof/bank-age-proof.ts";
import { createSandboxAgeProof } from "./ports/age-proof/sandbox-age-proof.ts";
import { createAres } from "./ports/company-register/ares.ts";
import { createNoCompanyRegister } from "./ports/company-register/company-register.ts";
import { createSandboxEscrow } from "./ports/escrow/sandbox-escrow.ts";
import { createRecaptcha } from "./ports/human-check/recaptcha.ts";
import { createSandboxHumanCheck } from "./ports/human-check/sandbox-human-check.ts";
import { createSandboxMail } from "./ports/mail/sandbox-mail.ts";
import { createSmtpMail } from "./ports/mail/smtp-mail.ts";
import { createComgate } from "./ports/payment/comgate.ts";
import { createGopay } from "./ports/payment/gopay.ts";
import type { PaymentGateway } from "./ports/payment/payment-gateway.ts";
import { createSandboxGateway } from "./ports/payment/sandbox-gateway.ts";
import { createStripe } from "./ports/payment/stripe.ts";
import { createPacketa } from "./ports/pickup-points/packeta.ts";
import type { PickupPointsPort } from "./ports/pickup-points/pickup-points.ts";
import { createSandboxPoints } from "./ports/pickup-points/sandbox-points.ts";
import type { Ports } from "./ports/ports.ts";
import { createWebPush } from "./ports/push/web-push.ts";
import { createCnbRates } from "./ports/rates/cnb-rates.ts";
import { createGosms } from "./ports/sms/gosms.ts";
import { createSandboxSms } from "./ports/sms/sandbox-sms.ts";
import type { SmsPort } from "./ports/sms/sms.ts";
import { createTwilio } from "./ports/sms/twilio.ts";
import { createFio } from "./ports/statements/fio.ts";
import { createFolderSource } from "./ports/statements/folder-source.ts";
import { createSandboxSource } from "./ports/statements/sandbox-source.ts";
import type { StatementSource } from "./ports/statements/statement-source.ts";
import { createStorage } from "./ports/storage/create-storage.ts";
import { createNoTaxNumbers } from "./ports/tax-numbers/tax-numbers.ts";
import { createVies } from "./ports/tax-numbers/vies.ts";
import type { VaultPort } from "./ports/vault/vault.ts";

/** Adapters of outside services as the settings name them, and sandboxes outside production where there is none. */
export function createPorts(config: Config, vault: VaultPort): Ports {
  return {
    vault,
    mail: config.smtp ? createSmtpMail(config.smtp) : createSandboxMail(),
    storage: createStorage(config),
    sms: createSms(config),
    // No sandbox: push services need no account, and each installation has keys of its own.
    push: createWebPush({ subject: pushSubject(config), alsoAllowed: config.pushService }),
    humanCheck: config.recaptcha
      ? createRecaptcha({ ...config.recaptcha, hostname: new URL(config.publicUrl).hostname })
      : createSandboxHumanCheck(),
    companyRegister: config.asksRegisters ? createAres() : createNoCompanyRegister(),
    taxNumbers: config.asksRegisters ? createVies() : createNoTaxNumbers(),
    rates: createCnbRates({ address: config.ratesAddress }),
    pickupPoints: createPickupPoints(config),
    statementSources: createStatementSources(config),
    gateways: createGateways(config),
    ageProof: createAgeProof(config),
    // Behind this port belongs the adapter of a licensed provider (decisions/0068).
    escrow: config.production ? null : createSandboxEscrow(),
  };
}

/** The sandbox stands in for a bank, and never in production. */
function createAgeProof({ bankIdentity, production, publicUrl }: Config): AgeProofPort | null {
  if (bankIdentity) return createBankAgeProof({ ...bankIdentity, redirectUri: `${publicUrl}${proofPage}` });
  return production ? null : createSandboxAgeProof(publicUrl);
}

/** Services take an https address or an e-mail alone. */
function pushSubject({ publicUrl, smtp }: Config): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? "")?.[0] ?? "postmaster@localhost"}`;
}

/** The sandbox's points are invented: in production there are Packeta's or none. */
function createPickupPoints({ packetaKey, production }: Config): PickupPointsPort | null {
  if (packetaKey) return createPacketa({ apiKey: packetaKey });
  return production ? null : createSandboxPoints();
}

function createSms({ gosms, twilio, dataDir }: Config): SmsPort {
  if (gosms) return createGosms(gosms);
  return twilio ? createTwilio(twilio) : createSandboxSms(join(dataDir, "sandbox-sms.jsonl"));
}

/** The sandbox stands in for a bank, and never in production. */
function createStatementSources({ fio, statementsFolder, production, dataDir }: Config): StatementSource[] {
  const real = [
    ...(fio ? [createFio(fio)] : []),
    ...(statementsFolder ? [createFolderSource({ folder: statementsFolder })] : []),
  ];
  return real.length > 0 || production ? real : [createSandboxSource(join(dataDir, "sandbox-bank.json"))];
}

/** The sandbox stands in until a real gateway has its keys, and never in production. */
function createGateways({ comgate, gopay, stripe, production, dataDir, publicUrl }: Config): PaymentGateway[] {
  const real = [
    ...(comgate ? [createComgate(comgate)] : []),
    ...(gopay ? [createGopay({ ...gopay, noticeUrl: `${publicUrl}/api/payments/gopay/notices` })] : []),
    ...(stripe ? [createStripe(stripe)] : []),
  ];
  if (real.length > 0 || production) return real;
  return [createSandboxGateway(join(dataDir, "sandbox-payments"), publicUrl)];
}
