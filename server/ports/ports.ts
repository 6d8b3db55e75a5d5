import type { AgeProofPort } from "./age-proof/age-proof.ts";
import type { CompanyRegisterPort } from "./company-register/company-register.ts";
import type { EscrowPort } from "./escrow/escrow.ts";
import type { HumanCheckPort } from "./human-check/human-check.ts";
import type { MailPort } from "./mail/mail.ts";
import type { PaymentGateway } from "./payment/payment-gateway.ts";
import type { PickupPointsPort } from "./pickup-points/pickup-points.ts";
import type { PushPort } from "./push/push.ts";
import type { RatesPort } from "./rates/rates.ts";
import type { SmsPort } from "./sms/sms.ts";
import type { StatementSource } from "./statements/statement-source.ts";
import type { StoragePort } from "./storage/storage.ts";
import type { TaxNumbersPort } from "./tax-numbers/tax-numbers.ts";
import type { VaultPort } from "./vault/vault.ts";

/** The outside world, as the features see it. */
export interface Ports {
  readonly mail: MailPort;
  readonly storage: StoragePort;
  readonly vault: VaultPort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly humanCheck: HumanCheckPort;
  readonly companyRegister: CompanyRegisterPort;
  readonly taxNumbers: TaxNumbersPort;
  readonly rates: RatesPort;
  /** Where parcels may be picked up; null: no such network is connected, and carriers that bring to it are not offered. */
  readonly pickupPoints: PickupPointsPort | null;
  /** null: nobody proves an age here but to a person of the site. */
  readonly ageProof: AgeProofPort | null;
  /** Who holds the money of protected payments; null: nobody may, and none is protected. */
  readonly escrow: EscrowPort | null;
  /** Where statements of the site's accounts come from by themselves; none: somebody uploads them. */
  readonly statementSources: readonly StatementSource[];
  /** Services that payers are sent to, in the order in which they are offered. */
  readonly gateways: readonly PaymentGateway[];
}
