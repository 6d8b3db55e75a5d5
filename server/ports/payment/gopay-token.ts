import { z } from "zod";

interface Access {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly endpoint: string;
  /** Milliseconds for a call with all that it needs. */
  readonly patienceMs?: number;
}

/** What GoPay answers a call; null where it has no such payment of this shop. */
type Call = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;

const given = z.object({ access_token: z.string().min(1), expires_in: z.number() });
interface Token {
  readonly text: string;
  /** By `performance.now()`. */
  readonly usableUntil: number;
}
/** A token is used until so long before it runs out, so that a call with it still arrives in time. */
const marginMs = 60_000;

/** Calls GoPay with a token of its client, asked for once for all who wait, and anew where it has run out or was withdrawn. */
export function withTokens({ clientId, clientSecret, endpoint, patienceMs = 15_000 }: Access): Call {
  const send = (path: string, authorization: string, request: RequestInit) =>
    fetch(`${endpoint}/${path}`, {
      ...request,
      headers: { accept: "application/json", authorization, ...request.headers },
    });
  const askForToken = async (signal: AbortSignal): Promise<Token> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const body = new URLSearchParams({ grant_type: "client_credentials", scope: "payment-all" });
    const answer = await send("oauth2/token", `Basic ${basic}`, { method: "POST", body, signal });
    if (!answer.ok) throw new Error(`GoPay gave no token: ${answer.status}`);
    const { access_token: text, expires_in } = given.parse(await answer.json());
    return { text, usableUntil: performance.now() + expires_in * 1_000 - marginMs };
  };
  let asked: Promise<Token> | null = null;
  const readToken = async (signal: AbortSignal, refused: Token | null): Promise<Token> => {
    const before = asked;
    const known = await before?.catch(() => null);
    if (known && known !== refused && known.usableUntil > performance.now()) return known;
    // Of all that find it gone the first asks.
    if (asked === before || asked === null) asked = askForToken(signal);
    return asked;
  };
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(patienceMs);
    const isForm = body instanceof URLSearchParams;
    const request: RequestInit = {
      ...{ method, signal },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { "content-type": "application/json" } }),
    };
    const token = await readToken(signal, null);
    const answer = await send(path, `Bearer ${token.text}`, request);
    if (answer.status !== 401 && answer.status !== 403) return readAnswer(method, answer);
    const anew = await readToken(signal, token);
    return readAnswer(method, await send(path, `Bearer ${anew.text}`, request));
  };
}

/** GoPay's code for a payment that it does not know. */
const unknownPayment = 304;
const refusal = z.object({ errors: z.array(z.object({ error_code: z.number() })) });

/** With a token that was just given, 403 says that a payment is another shop's. */
async function readAnswer(method: "GET" | "POST", answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json();
  const { data } = refusal.safeParse(await answer.json().catch(() => null));
  const codes = data?.errors.map(({ error_code }) => error_code) ?? [];
  if (method === "GET" && ([403, 404].includes(answer.status) || codes.includes(unknownPayment))) return null;
  throw new Error(`GoPay answered ${answer.status} (${codes.join(", ") || "no code"})`);
}
