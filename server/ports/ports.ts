import type { HumanCheckPort } from "./human-check/human-check.ts";
import type { MailPort } from "./mail/mail.ts";
import type { PaymentGateway } from "./payment/payment-gateway.ts";
import type { PushPort } from "./push/push.ts";
import type { SmsPort } from "./sms/sms.ts";
import type { StoragePort } from "./storage/storage.ts";

/** The outside world, as the features see it. */
export interface Ports {
  readonly mail: MailPort;
  readonly storage: StoragePort;
  readonly sms: SmsPort;
  readonly push: PushPort;
  readonly humanCheck: HumanCheckPort;
  /** Services that payers are sent to, in the order in which they are offered. */
  readonly gateways: readonly PaymentGateway[];
}
