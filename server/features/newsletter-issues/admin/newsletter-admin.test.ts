import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EditableIssue, IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { articles } from "#server/features/content/table.ts";
import { subscribers } from "#server/features/newsletter/table.ts";
import { newsletterIssues } from "#server/features/newsletter-issues/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle } from "#test/make/article.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { issueBody } from "#test/make/newsletter-issue.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Issues of the newsletter are written without SQL (rules NL8 to NL10). */

const url = "/api/admin/newsletters";
let app: TestApp;
let operator: TestUser;
let rum: number;
let cigarettes: number;
let lot: number;
let refusedLot: number;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
  rum = (await makeCategory(app.ctx)).id;
  cigarettes = (await makeCategory(app.ctx)).id;
  const policy = { newsletter: false };
  await app.db.update(categories).set({ policy }).where(eq(categories.id, cigarettes));
  const sellerId = (await makeUser(app.ctx)).id;
  lot = (await makeListing(app.ctx, { sellerId, categoryId: rum, name: "Rum z Demerary" })).id;
  refusedLot = (await makeListing(app.ctx, { sellerId, categoryId: cigarettes, name: "Cigarety" })).id;
});
beforeEach(async () => {
  await app.db.delete(newsletterIssues);
  await app.db.delete(subscribers);
});

const add = async (more: Partial<IssueBody> = {}): Promise<EditableIssue> =>
  (await app.as(operator).post(url, { ...issueBody, ...more })).json().data;
const subscribe = (email: string, categoryIds: number[] = []) =>
  app.db.insert(subscribers).values({
    ...{ email, locale: "cs", key: email.padEnd(30, "x"), categoryIds },
    ...{ confirmedAt: new Date(), createdAt: new Date(Date.now() - 1_000) },
  });
const plan = ({ id, version }: EditableIssue, at: string | null = null) =>
  app.as(operator).post(`${url}/${id}/sending`, { version, at });
const preview = async (more: object) =>
  (await app.as(operator).post(`${url}/preview`, { ...issueBody, lang: "cs", ...more })).json().data;

test("a draft is stored, changed over the version that was seen, listed and deleted", async () => {
  const issue = await add({ lotIds: [lot], categoryIds: [rum] });
  expect(issue).toMatchObject({ status: "draft", progress: null, categoryIds: [rum] });
  expect(issue.lots).toEqual([{ id: lot, name: { cs: "Rum z Demerary", en: "" }, fault: null }]);
  const change = { ...issueBody, subject: { cs: "Jiný", en: "" }, version: issue.version };
  expect((await app.as(operator).put(`${url}/${issue.id}`, change)).statusCode).toBe(200);
  expect((await app.as(operator).put(`${url}/${issue.id}`, change)).json().code).toBe("CHANGED_ELSEWHERE");
  const { items } = (await app.as(operator).get(url)).json();
  expect(items).toMatchObject([{ id: issue.id, status: "draft", subject: { cs: "Jiný" } }]);
  const remove = (version: number) => app.as(operator).delete(`${url}/${issue.id}?version=${version}`);
  expect((await remove(issue.version)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(issue.version + 1)).statusCode).toBe(200);
  expect((await app.as(operator).get(`${url}/${issue.id}`)).statusCode).toBe(404);
});

test("what must not be advertised can neither be shown nor be an audience, in a sentence that names it", async () => {
  const refused = await app.as(operator).post(url, { ...issueBody, lotIds: [lot, refusedLot] });
  expect([refused.statusCode, refused.json().code]).toEqual([422, "LOT_UNADVERTISED"]);
  expect(refused.json().message).toContain(`č. ${refusedLot} „Cigarety“`);
  const audience = await app.as(operator).post(`${url}/audience`, { categoryIds: [cigarettes] });
  expect(audience.json().errors).toEqual({ categoryIds: [expect.any(String)] });
  const { data } = (await app.as(operator).get(`${url}/candidates?of=lots&q=${refusedLot}`)).json();
  expect(data).toMatchObject([{ id: refusedLot, fault: "unadvertised" }]);
});

test("the preview is the mail: texts in their language, articles and lots with their addresses, no code", async () => {
  const article = await makeArticle(app.ctx, { title: { cs: "Sudy z dubu", en: "Oak casks" } });
  const shown = { articleIds: [article], lotIds: [lot] };
  const czech = await preview(shown);
  expect(czech.subject).toBe("Podzimní sklep");
  expect(czech.html).toMatch(/dozrálo\.<\/p>.*Hezké čtení\./s);
  expect(czech.html).toContain(`https://kabinet.test/blog/${article}/`);
  expect(czech.html.indexOf("Sudy z")).toBeLessThan(czech.html.indexOf("Demerary"));
  const english = await preview({ ...shown, lang: "en" });
  expect(english.html).toContain("Oak casks");
  expect((await preview({ opening: { cs: "<script>alert(1)</script>", en: "" } })).html).not.toContain("<script>a");
});

test("what is over by then is left out of the mail, and its writer sees it", async () => {
  const article = await makeArticle(app.ctx, { title: { cs: "Skrytý", en: "" } });
  const issue = await add({ articleIds: [article] });
  await app.db.update(articles).set({ publishedAt: null }).where(eq(articles.id, article));
  const { data } = (await app.as(operator).get(`${url}/${issue.id}`)).json();
  expect(data.articles).toMatchObject([{ fault: "over" }]);
  expect((await preview({ articleIds: [article] })).html).not.toContain("Skrytý");
});

test("a test goes to the writer's own confirmed e-mail alone", async () => {
  const call = () => app.as(operator).post(`${url}/test`, { ...issueBody, lang: "cs" });
  expect((await call()).json().data).toEqual({ email: operator.email });
  await app.drainEvents();
  const [mail] = await app.mails(operator.email);
  expect(mail).toMatchObject({ kind: "newsletter-test", subject: "Podzimní sklep", subscription: null });
  await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, operator.id));
  expect((await call()).json().code).toBe("EMAIL_NOT_CONFIRMED");
  await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, operator.id));
});

test("the audience counts confirmed addresses that get news of one of the categories, or of all", async () => {
  await subscribe("vse@example.test");
  await subscribe("rum@example.test", [rum]);
  await subscribe("jine@example.test", [rum + 1]);
  await app.db.insert(subscribers).values({ email: "ceka@example.test", locale: "cs", key: "c".repeat(30) });
  const count = async (categoryIds: number[]) =>
    (await app.as(operator).post(`${url}/audience`, { categoryIds })).json().data.count;
  expect([await count([]), await count([rum])]).toEqual([3, 2]);
});

test("only what says something and reaches somebody is planned, for a time to come", async () => {
  const empty = await add({ opening: { cs: "", en: "" } });
  expect((await plan(empty)).json().code).toBe("ISSUE_EMPTY");
  const issue = await add();
  expect((await plan(issue)).json().code).toBe("NOBODY_ADDRESSED");
  await subscribe("vse@example.test");
  expect((await plan(issue, new Date(Date.now() - 60_000).toISOString())).json().errors).toEqual({
    at: [expect.any(String)],
  });
  expect((await plan({ ...issue, version: 7 })).json().code).toBe("CHANGED_ELSEWHERE");
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = (await plan(issue, at)).json().data;
  expect(planned).toMatchObject({ status: "planned", plannedAt: at });
  const change = await app.as(operator).put(`${url}/${issue.id}`, { ...issueBody, version: planned.version });
  expect(change.json().code).toBe("ISSUE_UNDER_WAY");
  const removed = await app.as(operator).delete(`${url}/${issue.id}?version=${planned.version}`);
  expect(removed.json().code).toBe("ISSUE_UNDER_WAY");
  const stopped = await app.as(operator).delete(`${url}/${issue.id}/sending`);
  expect(stopped.json().data).toMatchObject({ status: "draft", plannedAt: null });
  expect((await app.as(operator).delete(`${url}/${issue.id}/sending`)).json().code).toBe("ISSUE_NOT_UNDER_WAY");
});
