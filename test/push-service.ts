import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** Of the token in the Authorization header, not yet verified. */
  readonly claims: Record<string, unknown>;
}

interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushService {
  readonly origin: string;
  /** What it answers. */
  status: number;
  readonly received: Received[];
  /** A new device with keys of its own. */
  subscribe(): Device;
  /** What a push says, after its signature was checked against the server's key and it was decrypted as its device would. */
  read(push: Received | undefined, serverKey: string): string;
  close(): Promise<void>;
}

/** A push service and its devices on loopback, written by RFC 8030, 8188, 8291 and 8292 and without the library under test. */
export async function createPushService(port = 0): Promise<PushService> {
  const devices = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const raw = await buffer(request);
    const { url = "", headers } = request;
    received.push({ path: url, headers, raw, claims: partOf(tokenOf(headers), 1) });
    response.writeHead(service.status, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    origin,
    status: 201,
    received,
    subscribe: () => {
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys().toString("base64url");
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      devices.set(path, { ecdh, auth });
      return { endpoint: origin + path, p256dh, auth: auth.toString("base64url") };
    },
    read: (push, serverKey) => {
      const device = push && devices.get(push.path);
      if (!push || !device) throw new Error("no such device");
      checkSignature(push.headers, serverKey, origin);
      return decrypt(push.raw, device);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

const tokenOf = ({ authorization = "" }: IncomingHttpHeaders) =>
  /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=[\w-]+$/.exec(authorization)?.[1] ?? "";
const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString() || "{}");

/** RFC 8292: signed by ES256 with the key of the subscription, for this service, for a day at most. */
function checkSignature(headers: IncomingHttpHeaders, serverKey: string, origin: string): void {
  const token = tokenOf(headers);
  const point = Buffer.from(serverKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const [head, claims, signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned || partOf(token, 0).alg !== "ES256") throw new Error("the signature is wrong");
  const { aud, exp, sub } = partOf(token, 1);
  const seconds = exp - Date.now() / 1_000;
  if (aud !== origin || !sub || seconds <= 0 || seconds > 86_400) throw new Error("the claims are wrong");
}

/** RFC 8291 over RFC 8188: one record of AES-128-GCM under keys from both sides' secret. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const input = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("the padding is wrong");
  return padded.subarray(0, end).toString();
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
