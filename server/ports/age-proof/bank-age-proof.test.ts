import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import Provider, { type Configuration } from "oidc-provider";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AgeProofPort, ProofSecrets } from "./age-proof.ts";
import { createBankAgeProof } from "./bank-age-proof.ts";

/** The page that people come back to; nobody listens there, the test takes the address. */
const redirectUri = "http://localhost/ucet/overeni-veku";
const client = { clientId: "kabinet", clientSecret: "tajemstvi-klienta-1234567890" };
const secrets: ProofSecrets = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  verifier: "v".repeat(43),
};

/** The provider's key, so that a test can sign what the provider never would. */
const key = generateKeyPairSync("rsa", { modulusLength: 2_048 });

let server: Server;
let issuer: string;
let port: AgeProofPort;
/** What the provider says of the person who signs in. */
let claims: Record<string, unknown>;
/** Changes the provider's token answer on its way out. */
let spoil: ((body: Record<string, unknown>) => void) | null;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the provider has no port");
  issuer = `http://127.0.0.1:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        application_type: "native",
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], "profile.birthdate": ["birthdate"] },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...claims }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: async (_ctx, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ["klic-testu"] },
    jwks: { keys: [{ ...key.privateKey.export({ format: "jwk" }), kid: "klic", use: "sig", alg: "RS256" }] },
    pkce: { required: () => true },
  } satisfies Configuration);
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === "/token" && spoil && typeof ctx.body === "object" && ctx.body) {
      spoil(ctx.body as Record<string, unknown>);
    }
  });
  const callback = provider.callback();
  server.on("request", async (request, response) => {
    const path = request.url ?? "";
    if (!path.startsWith("/interaction/")) return callback(request, response);
    // Signs in and agrees, or says no, at once.
    const details = await provider.interactionDetails(request, response);
    if (claims.refuses) {
      return provider.interactionFinished(request, response, {
        error: "access_denied",
        error_description: "the person said no",
      });
    }
    if (details.prompt.name === "login") {
      return provider.interactionFinished(request, response, { login: { accountId: "osoba-1" } });
    }
    const grant = new provider.Grant({ accountId: "osoba-1", clientId: client.clientId });
    grant.addOIDCScope("openid profile.birthdate");
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  claims = { birthdate: "1980-05-17" };
  spoil = null;
  port = createBankAgeProof({ issuer, ...client, scope: "profile.birthdate", redirectUri });
});

/** Goes through the provider's pages as a browser does; the query with which it sends the person back. */
async function goThrough(start: string): Promise<URLSearchParams> {
  const jar = new Map<string, string>();
  let address = start;
  for (let step = 0; step < 10; step++) {
    if (address.startsWith(redirectUri)) return new URL(address).searchParams;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get("location");
    if (!next) throw new Error(`the provider stopped at ${address}: ${answer.status} ${await answer.text()}`);
    address = new URL(next, address).href;
  }
  throw new Error("the provider never sent the person back");
}
const prove = async (changed: Partial<ProofSecrets> = {}) =>
  port.finish(await goThrough(await port.begin(secrets)), { ...secrets, ...changed });
const invalid = { name: "NoProof", fault: "invalid" };

type Signed = "anew" | "as before" | "not at all";

/** A token with some of its words changed. */
function restated(token: unknown, change: object, signed: Signed): string {
  const [head = "", body = "", signature = ""] = String(token).split(".");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const reported = encode({ ...JSON.parse(Buffer.from(body, "base64url").toString()), ...change });
  if (signed === "not at all") return `${encode({ alg: "none" })}.${reported}.`;
  if (signed === "as before") return `${head}.${reported}.${signature}`;
  const anew = createSign("RSA-SHA256").update(`${head}.${reported}`).sign(key.privateKey, "base64url");
  return `${head}.${reported}.${anew}`;
}

test("a person who agrees at the bank is known by the bank's name of them and the birthdate, and nothing else", async () => {
  expect(await prove()).toEqual({ birthdate: "1980-05-17", reference: "osoba-1" });
});

test("the way there carries state, nonce, the challenge of PKCE and the scope of the birthdate", async () => {
  const asked = new URL(await port.begin(secrets)).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ state: secrets.state, nonce: secrets.nonce, response_type: "code" },
    ...{ code_challenge_method: "S256", redirect_uri: redirectUri, scope: "openid profile.birthdate" },
  });
  expect(asked.get("code_challenge")).not.toBe(secrets.verifier);
});

test("a person of whom the bank tells no birthdate is known without one", async () => {
  claims = {};
  expect((await prove()).birthdate).toBeNull();
});

test("a no at the bank is a no", async () => {
  claims = { refuses: true };
  await expect(prove()).rejects.toMatchObject({ name: "NoProof", fault: "refused" });
});

test("an answer that came once proves nothing a second time", async () => {
  const answer = await goThrough(await port.begin(secrets));
  await port.finish(answer, secrets);
  await expect(port.finish(answer, secrets)).rejects.toMatchObject(invalid);
});

test.each(["state", "nonce", "verifier"] as const)("another %s proves nothing", async (name) => {
  await expect(prove({ [name]: "x".repeat(43) })).rejects.toMatchObject(invalid);
});

test("an answer of another issuer proves nothing", async () => {
  const answer = await goThrough(await port.begin(secrets));
  answer.set("iss", "https://jina-banka.test");
  await expect(port.finish(answer, secrets)).rejects.toMatchObject(invalid);
});

test("a token that was signed anew with nothing changed proves as before", async () => {
  spoil = (body) => {
    body.id_token = restated(body.id_token, {}, "anew");
  };
  expect((await prove()).birthdate).toBe("1980-05-17");
});

test.each<[string, object, Signed]>([
  ["of another issuer", { iss: "https://jina-banka.test" }, "anew"],
  ["for another audience", { aud: "nekdo-jiny" }, "anew"],
  ["that has expired", { exp: 1_000_000_000 }, "anew"],
  ["of another nonce", { nonce: "jina" }, "anew"],
  ["of somebody else than was signed", { sub: "osoba-2" }, "as before"],
  ["without a signature", {}, "not at all"],
])("a token %s proves nothing", async (_what, change, signed) => {
  spoil = (body) => {
    body.id_token = restated(body.id_token, change, signed);
  };
  await expect(prove()).rejects.toMatchObject(invalid);
});

test("a bank that is away is asked again the next time", async () => {
  const away = createBankAgeProof({
    ...{ issuer: "http://127.0.0.1:9", ...client },
    ...{ scope: "profile.birthdate", redirectUri },
  });
  await expect(away.begin(secrets)).rejects.not.toMatchObject({ name: "NoProof" });
  await expect(away.begin(secrets)).rejects.toThrow();
});
