import { transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listings } from "#server/features/listings/table.ts";
import { notifications } from "#server/features/notifications/table.ts";
import { watchlistEvents } from "#server/features/watchlist/events.ts";
import { createPushService } from "#test/push-service.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { addPictureTo, askAbout, makeLotOf } from "./lots.ts";
import { answerFor, makePerson, ownWindowOf, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("the bell leads to messages and notifications, and from there to the table of what is told and how; a choice is kept, what the law demands is said to stay; a quiet time is set, refused at its field where it has no length, and ended", async ({
  browser,
}) => {
  const person = await makePerson("vybirava");
  const page = await windowOf(browser, person);
  const messages = await (await answerFor(person, "/ucet/zpravy")).text();
  expect(messages).toMatch(/<main.*href="\/ucet\/upozorneni"/s);
  await visit(page, "/ucet/upozorneni");
  await expect(page.getByRole("main").getByRole("link", { name: "Upozornění", exact: true })).toBeVisible();
  const bell = page.getByRole("banner").getByRole("link", { name: /^Zprávy/ });
  await expect(bell.first()).toHaveAttribute("href", "/ucet/zpravy");
  await page.getByRole("link", { name: "Nastavit, o čem vám dáváme vědět" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nastavení upozornění");
  const box = page.getByRole("checkbox", { name: "Přehození: E-mail" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.")).toBeVisible();
  await expect(
    page
      .getByRole("row", { name: /^Průběh obchodu/ })
      .getByText("vždy")
      .first(),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: "Konec sledované aukce: E-mail" }).uncheck();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.").first()).toBeVisible();

  await page.getByLabel("Od", { exact: true }).fill("23:30");
  await page.getByLabel("Do", { exact: true }).fill("23:30");
  await page.getByRole("button", { name: "Zapnout dobu klidu" }).click();
  const end = page.getByLabel("Do", { exact: true });
  await expect(end).toHaveAccessibleDescription(/Doba klidu musí skončit v\sjiný čas, než začíná\./);
  await expect(page.getByLabel("Od", { exact: true })).toHaveValue("23:30");
  await end.fill("");
  await page.getByRole("button", { name: "Zapnout dobu klidu" }).click();
  await expect(end).toHaveAccessibleDescription("Pole musí být vyplněno");
  await page.getByLabel("Do", { exact: true }).fill("06:15");
  await page.getByRole("button", { name: "Zapnout dobu klidu" }).click();
  await expect(page.getByText("Teď platí od 23:30 do 06:15.")).toBeVisible();
  // The words about the quiet time still stand, so the answer itself says that this choice is stored.
  const stored = page.waitForResponse(
    (answer) => answer.request().postDataJSON()?.dailySummary === true && answer.ok(),
  );
  await page.getByRole("checkbox", { name: "Místo jednotlivých e-mailů posílat jeden denně" }).check();
  await stored;
  await reload(page);
  await expect(page.getByText("Teď platí od 23:30 do 06:15.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /jeden denně/ })).toBeChecked();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Přehození: Web" })).toBeChecked();
  await page.getByRole("button", { name: "Vypnout" }).click();
  await expect(page.getByText("Teď žádnou dobu klidu nemáte.")).toBeVisible();

  // The older setting beside the list of watched auctions is the same choice.
  await visit(page, "/ucet/sledovane-aukce");
  const reminder = page.getByRole("checkbox", { name: /hodinu před koncem/ });
  await expect(reminder).not.toBeChecked();
  await reminder.check();
  await expect(page.getByText("Nastavení bylo úspěšně uloženo.").first()).toBeVisible();
});

test("news of one lot stands together beside its picture, and all is read with one press", async ({ browser }) => {
  const [person, seller] = [await makePerson("novinky"), await makePerson("prodava")];
  const lots = [
    await makeLotOf(seller, { name: "Rum s novinkami" }),
    await makeLotOf(seller, { name: "Koňak s novinkami" }),
  ] as const;
  await addPictureTo(lots[0]);
  const { db } = await serverContext();
  const reported = [
    [lots[0], "outbid"],
    [lots[1], "outbid"],
    [lots[0], "leading"],
  ] as const;
  for (const [index, [lot, kind]] of reported.entries()) {
    const eventId = lot.id * 10 + index + 5_000_000;
    await db
      .insert(notifications)
      .values({ eventId, userId: person.id, kind, listingId: lot.id, createdAt: new Date() });
  }
  await askAbout(lots[1], person, "Je kolek celý?");
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 800 } });
  await visit(page, "/ucet/upozorneni");
  const main = page.getByRole("main");
  const ofRum = main.getByRole("list", { name: "Rum s novinkami" });
  await expect(ofRum.getByRole("listitem")).toHaveCount(2);
  await expect(main.getByRole("list", { name: "Koňak s novinkami" }).getByRole("listitem")).toHaveCount(1);
  await expect(main.locator("li > :first-child img")).toHaveCount(1);

  const own = await windowOf(browser, seller);
  await visit(own, "/ucet/zpravy");
  await own.getByRole("button", { name: "Vše přečteno" }).click();
  await expect(own.getByRole("button", { name: "Vše přečteno" })).toHaveCount(0);
});

test("a device is turned on, its push comes encrypted from the outbox, and it is turned off again", async ({
  browser,
}) => {
  const service = await createPushService(Number(process.env.KABINET_TEST_PUSH_PORT));
  const person = await makePerson("mobilni");
  const page = await ownWindowOf(browser, person);
  await page.context().grantPermissions(["notifications"]);
  // The browser's own push service is far away: this one stands in for it, all else is real.
  await page.addInitScript((device) => {
    const { endpoint, ...keys } = device;
    const subscription = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
  }, service.subscribe());
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/ucet/nastaveni-upozorneni");
  await page.getByRole("button", { name: "Zapnout na tomto zařízení" }).click();
  await expect(page.getByText("Celkem chodí na 1 zařízení.")).toBeVisible();
  await reload(page);
  await expect(page.getByText("Na tomto zařízení jsou zapnuté.")).toBeVisible();

  const base = await serverContext();
  const isRunning = and(eq(listings.status, "live"), eq(listings.saleMode, "auction"));
  const [lot] = await base.db.select().from(listings).where(isRunning).limit(1);
  if (!lot?.endsAt) throw new Error("the demo has a running auction");
  const reported = { listingId: lot.id, userId: person.id, plannedEndsAt: lot.endsAt.toISOString() };
  await transaction(base, (tx) => publish(tx, watchlistEvents.WatchedEndingSoon, [reported]));
  await expect.poll(() => service.received.length, { timeout: 15_000 }).toBe(1);
  const answer = await page.request.get("/api/me/push", {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const push = JSON.parse(service.read(service.received[0], (await answer.json()).data.key));
  expect(push).toMatchObject({
    title: lot.name,
    body: "Sledovaná aukce do hodiny končí.",
    tag: `lot-${lot.id}`,
  });
  expect((await page.request.get("/push-worker.js")).headers()["content-type"]).toContain("javascript");

  await page.getByRole("button", { name: "Vypnout na tomto zařízení" }).click();
  await expect(page.getByText("Na tomto zařízení jsou vypnuté.")).toBeVisible();
  await service.close();
});
