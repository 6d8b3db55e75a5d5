import * as oidc from "openid-client";
import { type AgeProofPort, NoProof } from "./age-proof.ts";

interface BankIdentity {
  /** Address of the provider, whose `/.well-known/openid-configuration` tells the rest. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of which the provider tells the birthdate, beside `openid`: `profile.birthdate` at Bank iD, `profile` by the standard. */
  readonly scope: string;
  /** The page that the person comes back to, registered with the provider. */
  readonly redirectUri: string;
}

const timeoutSeconds = 10;

/**
 * Bank identity over OpenID Connect: code flow with PKCE, state and nonce; the identity token's signature, issuer, audience,
 * times and nonce are checked (OpenID Connect Core 1.0, 3.1.3.7). The birthdate comes from the token or from the service's
 * UserInfo endpoint.
 */
export function createBankAgeProof(bank: BankIdentity): AgeProofPort {
  let found: Promise<oidc.Configuration> | null = null;
  // Asked for at first use, and again after a failure, so that a bank that is away holds up no start.
  const provider = () => {
    found ??= discover(bank).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    method: "bank",
    begin: async ({ state, nonce, verifier }) => {
      const url = oidc.buildAuthorizationUrl(await provider(), {
        redirect_uri: bank.redirectUri,
        scope: `openid ${bank.scope}`,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      return url.href;
    },
    finish: async (query, { state, nonce, verifier }) => {
      const config = await provider();
      const address = new URL(bank.redirectUri);
      address.search = query.toString();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error("an identity token was demanded and is not there");
        const described = claims.birthdate ?? (await askForBirthdate(config, tokens.access_token, claims.sub));
        return { birthdate: typeof described === "string" ? described : null, reference: claims.sub };
      } catch (error) {
        throw asFault(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: BankIdentity): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  // A provider on this machine is a test's; all others speak https.
  const isLocal = server.hostname === "127.0.0.1" || server.hostname === "localhost";
  return oidc.discovery(server, clientId, {}, oidc.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
  });
}

async function askForBirthdate(config: oidc.Configuration, accessToken: string, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return null;
  return (await oidc.fetchUserInfo(config, accessToken, subject)).birthdate;
}

/** Of a person's no, and of an answer that does not hold, a fault; what says nothing of the proof goes on as it is. */
function asFault(error: unknown): unknown {
  if (error instanceof oidc.AuthorizationResponseError)
    return new NoProof(error.error === "access_denied" ? "refused" : "invalid", error);
  const answered =
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.ClientError ||
    error instanceof oidc.WWWAuthenticateChallengeError;
  if (!answered) return error;
  const isAway = error instanceof oidc.ClientError && error.code === "OAUTH_TIMEOUT";
  return isAway ? error : new NoProof("invalid", error);
}
