import { beforeAll, expect, test } from "vitest";
import { storeMail } from "#server/features/mails/sending/write-mail.ts";
import { codeId } from "#server/features/mails/templates/payment-code.ts";
import { createSandboxMail } from "#server/ports/mail/sandbox-mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const [index, recipient] of ["jana@kabinet.test", "petr@kabinet.test", "jana@kabinet.test"].entries()) {
    await storeMail(site.ctx, {
      key: `test:${index}`,
      kind: "outbid",
      recipient,
      subject: `Zpráva ${index} <b>`,
      html: `<html><head></head><body><p>obsah "${index}"</p></body></html>`,
      text: `obsah\nhttps://kabinet.test/registrace/dekujeme?hash=a${index}\n`,
    });
  }
});

test("the JSON lists mails newest first, with their links", async () => {
  const answer = await site.as(null).get("/_dev/posta.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { data } = answer.json();
  expect(data.map((mail: { subject: string }) => mail.subject)).toEqual([
    "Zpráva 2 <b>",
    "Zpráva 1 <b>",
    "Zpráva 0 <b>",
  ]);
  expect(data[0]).toMatchObject({
    to: "jana@kabinet.test",
    kind: "outbid",
    sentAt: null,
    links: ["https://kabinet.test/registrace/dekujeme?hash=a2"],
  });
  expect(data[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test("`to` leaves one recipient's mails", async () => {
  const { data } = (await site.as(null).get("/_dev/posta.json?to=petr@kabinet.test")).json();
  expect(data.map((mail: { to: string }) => mail.to)).toEqual(["petr@kabinet.test"]);
});

test("the page shows the chosen mail in a frame that can do nothing, under a policy of its own", async () => {
  const { data } = (await site.as(null).get("/_dev/posta.json")).json();
  const page = await site.as(null).get(`/_dev/posta?id=${data[1].id}`);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["content-security-policy"]).not.toContain("script");
  expect(page.payload).toContain("&lt;p&gt;obsah &quot;1&quot;&lt;/p&gt;");
  expect(page.payload).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.payload).not.toMatch(/<b>|allow-scripts|allow-same-origin/);
  expect(page.payload).toContain('href="https://kabinet.test/registrace/dekujeme?hash=a1"');
});

test.each(["?id=abc", "?id=99999999", "?id=-1", "?to=%00", `?to=${"a".repeat(3000)}`, "?id=1&id=2", "?to=a&to=b"])(
  "a query that makes no sense (%s) is no reason to fail",
  async (query) => {
    expect((await site.as(null).get(`/_dev/posta${query}`)).statusCode).toBe(200);
    expect((await site.as(null).get(`/_dev/posta.json${query}`)).statusCode).toBe(200);
  },
);

test("with a mail server nobody reads what waits to be sent", async () => {
  const mail = { ...createSandboxMail(), kind: "smtp" as const };
  const withServer = await createTestApp({ ports: { mail } });
  for (const path of ["/_dev/posta", "/_dev/posta.json"]) {
    expect((await withServer.as(null).get(path)).statusCode).toBe(404);
  }
});

test("a payment code is shown in its mail, and lies beside it as a file", async () => {
  const paymentCode = "SPD*1.0*ACC:CZ6508000000192000145399*AM:1.00*CC:CZK*X-VS:1";
  const html = `<img src="cid:${codeId}">`;
  const mail = {
    key: "kod",
    kind: "outbid" as const,
    recipient: "eva@kabinet.test",
    subject: "Platba",
    text: "",
    html,
  };
  await storeMail(site.ctx, { ...mail, paymentCode });
  const { data } = (await site.as(null).get("/_dev/posta.json?to=eva@kabinet.test")).json();
  expect(data[0].html).toMatch(/^<img src="data:image\/png;base64,iVBOR[\w+/=]+">$/);
  const file = await site.as(null).get(data[0].attachments[0].path);
  expect(file.headers["content-type"]).toBe("image/png");
});
