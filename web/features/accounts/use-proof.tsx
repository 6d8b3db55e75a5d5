import { type ReactNode, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { ProofDialog } from "./proof-dialog.tsx";

export type WithProof = <T>(act: () => Promise<T>) => Promise<T | null>;

/**
 * Runs what needs a fresh proof of who is there. Where the server asks for one, a dialog takes it and the act is tried again; answers
 * null where the visitor has closed the dialog. `proof` stands somewhere on the page.
 */
export function useProof(): {
  withProof: WithProof;
  proof: ReactNode;
} {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void } | null>(null);
  const answer = (isProved: boolean) => {
    setAsked(null);
    asked?.answer(isProved);
  };
  return {
    withProof: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError) || error.body.code !== "PASSWORD_NEEDED") throw error;
        const isProved = await new Promise<boolean>((resolve) => setAsked({ answer: resolve }));
        return isProved ? act() : null;
      }
    },
    proof: <ProofDialog open={asked !== null} onProved={() => answer(true)} onClose={() => answer(false)} />,
  };
}
