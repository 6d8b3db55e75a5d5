import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatewayState, NewPayment, PaymentGateway } from "./payment-gateway.ts";

/** A payment at the sandbox, as its page shows it. */
export interface SandboxPayment extends NewPayment {
  readonly status: GatewayState["status"];
  readonly refundedMinor: number;
  /** Keys of the refunds made. */
  readonly refunds: readonly string[];
}

/** The sandbox beside what every gateway can do: what its page (`/_dev/platba/…`) shows and changes. */
export interface SandboxGateway extends PaymentGateway {
  readonly kind: "sandbox";
  read(reference: string): Promise<SandboxPayment | null>;
  /** Decides a payment that is pending; one that is decided stays as it is. */
  decide(reference: string, status: "paid" | "cancelled" | "expired"): Promise<void>;
}

const known = /^[\w-]{22}$/;

/** A gateway without money, for trial mode and tests: payments are files in `folder`, and a page of its own decides them. */
export function createSandboxGateway(folder: string, publicUrl: string): SandboxGateway {
  const read = async (reference: string): Promise<SandboxPayment | null> => {
    if (!known.test(reference)) return null;
    try {
      return JSON.parse(await readFile(join(folder, `${reference}.json`), "utf8")) as SandboxPayment;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  };
  const write = async (reference: string, payment: SandboxPayment): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${reference}.${randomBytes(6).toString("hex")}.new`);
    await writeFile(draft, JSON.stringify(payment));
    await rename(draft, join(folder, `${reference}.json`));
  };
  return {
    kind: "sandbox",
    leastMinor: 100,
    read,
    start: async (payment) => {
      const reference = randomBytes(16).toString("base64url");
      await write(reference, { ...payment, status: "pending", refundedMinor: 0, refunds: [] });
      return { reference, url: `${publicUrl}/_dev/platba/${reference}` };
    },
    look: async (reference) => {
      const payment = await read(reference);
      if (!payment) return null;
      const { status, amountMinor, currency, paymentId } = payment;
      return { status, amountMinor, currency, paymentId };
    },
    decide: async (reference, status) => {
      const payment = await read(reference);
      if (payment?.status === "pending") await write(reference, { ...payment, status });
    },
    refund: async (reference, { amountMinor, key }) => {
      const payment = await read(reference);
      if (payment?.status !== "paid") throw new Error("the sandbox has no such payment to return");
      if (payment.refunds.includes(key)) return;
      const refundedMinor = payment.refundedMinor + amountMinor;
      if (refundedMinor > payment.amountMinor) throw new Error("more would be returned than was paid");
      await write(reference, { ...payment, refundedMinor, refunds: [...payment.refunds, key] });
    },
    readWebhook: ({ body }) => (known.test(body) ? { reference: body } : null),
  };
}
