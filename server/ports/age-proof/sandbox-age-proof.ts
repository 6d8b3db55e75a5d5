import { type AgeProofPort, NoProof } from "./age-proof.ts";

/** How a proof at the sandbox ends, as its page offers it. */
export const sandboxAnswers = ["adult", "minor", "silent", "future", "refuse"] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** A service without people, for trial mode and tests: its page (`/_dev/vek`) decides what it says. */
export function createSandboxAgeProof(publicUrl: string): AgeProofPort {
  return {
    method: "sandbox",
    begin: async ({ state }) => `${publicUrl}/_dev/vek?${new URLSearchParams({ state })}`,
    finish: async (query, { state }) => {
      const answer = sandboxAnswers.find((each) => each === query.get("code"));
      if (query.get("state") !== state || !answer) throw new NoProof("invalid", query.toString());
      if (answer === "refuse") throw new NoProof("refused", answer);
      return { birthdate: birthdates[answer], reference: "sandbox" };
    },
  };
}

const year = new Date().getUTCFullYear();
const birthdates: Record<Exclude<SandboxAnswer, "refuse">, string | null> = {
  adult: `${year - 40}-03-14`,
  minor: `${year - 15}-03-14`,
  silent: null,
  future: `${year + 1}-03-14`,
};
