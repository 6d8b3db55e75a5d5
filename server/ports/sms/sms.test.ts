import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { createGosms } from "./gosms.ts";
import { createTwilio } from "./twilio.ts";

const sms = { to: "+420777123456", text: "Kabinet: váš kód je 123456" };
type Answer = { status?: number; json: unknown } | "silence";
let calls: PeerCall[];
let answers: Answer[];
beforeEach(() => {
  calls = [];
  answers = [];
});
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  return answers.shift() ?? { status: 500, json: {} };
});
const token = (value: string): Answer => ({
  json: { access_token: value, expires_in: 3_600, token_type: "bearer" },
});
const taken: Answer = { status: 201, json: { link: "messages/1" } };

test("GoSMS gets a message by a token, which serves for more than one", async () => {
  const gosms = createGosms({ clientId: "id", clientSecret: "tajne", channel: 7, endpoint });
  answers = [token("prvni"), taken, taken];
  await gosms.send(sms);
  await gosms.send(sms);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /oauth/v2/token",
    "POST /api/v1/messages/",
    "POST /api/v1/messages/",
  ]);
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    client_id: "id",
    client_secret: "tajne",
    grant_type: "client_credentials",
  });
  expect(calls[1]?.headers.authorization).toBe("Bearer prvni");
  expect(JSON.parse(calls[1]?.body ?? "")).toEqual({ message: sms.text, recipients: [sms.to], channel: 7 });
});

test("a token of GoSMS that was taken back or has run out is asked for anew", async () => {
  const gosms = createGosms({ clientId: "id", clientSecret: "tajne", channel: 7, endpoint });
  answers = [token("prvni"), { status: 401, json: {} }, token("druhy"), taken];
  await gosms.send(sms);
  expect(calls.at(-1)?.headers.authorization).toBe("Bearer druhy");
  const short = createGosms({ clientId: "id", clientSecret: "tajne", channel: 7, endpoint });
  answers = [{ json: { access_token: "kratky", expires_in: 30 } }, taken, token("dalsi"), taken];
  await short.send(sms);
  await short.send(sms);
  expect(calls.at(-1)?.headers.authorization).toBe("Bearer dalsi");
});

test("Twilio gets a form with the account's own sign-in", async () => {
  const twilio = createTwilio({ accountSid: "AC1", authToken: "tajne", from: "Kabinet", endpoint });
  answers = [{ status: 201, json: { sid: "SM1", status: "queued" } }];
  await twilio.send(sms);
  expect(calls[0]).toMatchObject({ method: "POST", path: "/2010-04-01/Accounts/AC1/Messages.json" });
  expect(calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from("AC1:tajne").toString("base64")}`);
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    To: sms.to,
    From: "Kabinet",
    Body: sms.text,
  });
});

test.each<[string, Answer]>([
  ["refuses", { status: 400, json: {} }],
  ["has too much to do", { status: 429, json: {} }],
  ["is broken", { status: 503, json: {} }],
  ["is silent", "silence"],
])("a gateway that %s has sent nothing", async (_what, answer) => {
  const more = { endpoint, patienceMs: 300 };
  answers = [answer];
  await expect(createTwilio({ accountSid: "AC1", authToken: "t", from: "K", ...more }).send(sms)).rejects.toThrow();
  answers = [token("t"), answer];
  const gosms = createGosms({ clientId: "i", clientSecret: "t", channel: 7, ...more });
  await expect(gosms.send(sms)).rejects.toThrow();
});
