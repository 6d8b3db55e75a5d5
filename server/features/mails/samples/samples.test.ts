import { beforeAll, expect, test } from "vitest";
import type { MailLine } from "#contract/mails/mail-admin.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});

test("the operator finds every mail once, and each shows in both languages as HTML and text", async () => {
  const { data } = (await app.as(operator).get("/api/admin/mails")).json() as { data: MailLine[] };
  expect(new Set(data.map(({ name }) => name)).size).toBe(data.length);
  expect(data.length).toBeGreaterThan(100);
  for (const { name, topic } of data) {
    const mail = (await app.as(operator).get(`/api/admin/mails/${name}`)).json().data;
    expect(mail).toMatchObject({ name, topic });
    expect([mail.cs.html, mail.en.html].map((html) => /<html lang="(..)"/.exec(html)?.[1])).toEqual(["cs", "en"]);
    expect([mail.cs.text.slice(0, 9), mail.en.text.slice(0, 5)]).toEqual(["Dobrý den", "Hello"]);
  }
});

test("there is no mail of another name", async () => {
  expect((await app.as(operator).get("/api/admin/mails/nothing")).statusCode).toBe(404);
});
