/** What binds the way there and back together; secrets of one proof, never told to the person's browser but `state`. */
export interface ProofSecrets {
  /** Comes back in the address. */
  readonly state: string;
  /** Comes back within the signed answer. */
  readonly nonce: string;
  /** Shows that who redeems the answer is who asked for it (PKCE, RFC 7636). */
  readonly verifier: string;
}

/** What a service says of a person. No document and no other data is taken over. */
export interface ProvedBirth {
  /** `YYYY-MM-DD`, as the service tells it; null where it tells none. */
  readonly birthdate: string | null;
  /** The service's name of the person. */
  readonly reference: string;
}

/** Why there is no proof: the person said no there, or what came back cannot be believed. */
export type ProofFault = "refused" | "invalid";

export class NoProof extends Error {
  readonly fault: ProofFault;
  constructor(fault: ProofFault, cause: unknown) {
    super(`the proof of age is ${fault}`, { cause });
    this.name = "NoProof";
    this.fault = fault;
  }
}

/** A service at which a person proves when they were born. */
export interface AgeProofPort {
  readonly method: "bank" | "sandbox";
  /** Where the person goes; throws where the service cannot be reached. */
  begin(secrets: ProofSecrets): Promise<string>;
  /**
   * What the service says, by the query with which the person came back. Throws `NoProof` where it says nothing that can be
   * believed, any other error where it cannot be reached.
   */
  finish(query: URLSearchParams, secrets: ProofSecrets): Promise<ProvedBirth>;
}
