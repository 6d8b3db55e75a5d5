import "#web/i18n/areas/record.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { NextStepsActions } from "#web/features/purchases/next-steps-actions.tsx";
import { NextStepsLine } from "#web/features/purchases/next-steps-line.tsx";

/**
 * To the seller of a lot without a buyer: what has happened to it since, and the next steps. A file of its own, since
 * few visitors see it.
 */
export default function SellerNextSteps({ steps }: { steps: NextSteps }) {
  return (
    <>
      <p className="type-small text-muted first-letter:uppercase empty:hidden">
        <NextStepsLine steps={steps} />
      </p>
      <NextStepsActions steps={steps} wide />
    </>
  );
}
