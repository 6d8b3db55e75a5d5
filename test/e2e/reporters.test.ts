import { reports } from "#server/features/reports/table.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const phone = { width: 360, height: 800 };

test("whoever reports without grounds is warned, then paused, reads until when and why, and may report once it is undone", async ({
  browser,
  troubles,
}) => {
  const { db } = await serverContext();
  const moderator = await makePerson("hlida", { scopes: ["moderation"] });
  const reporter = await makePerson("stezovatel");
  const other = await makePerson("nevinny");
  const dismissed = (createdAt: Date, note: string) => ({
    ...({ kind: "profile", profileId: other.id, reportedId: other.id, quoted: other.username } as const),
    ...({ reason: "fraud", note, reporterId: reporter.id, createdAt } as const),
    ...({ outcome: "dismissed", decidedReason: "Nic takového.", decidedById: moderator.id } as const),
    decidedAt: createdAt,
  });
  const now = Date.now();
  await db
    .insert(reports)
    .values([3, 2, 1].map((hours) => dismissed(new Date(now - hours * 3_600_000), `Stížnost ${hours}.`)));
  const backOffice = await windowOf(browser, moderator);
  await backOffice.setViewportSize(phone);
  await visit(backOffice, "/administrace/nahlaseni?group=closed");
  const block = (note: string) => backOffice.getByRole("main").getByRole("listitem").filter({ hasText: note });
  const report = block("Stížnost 1.");
  await report.getByText(/Kdo nahlásil: za\srok 3/).click();
  await report.getByLabel("Důvod upozornění").fill("Třetí nahlášení bez jediného důkazu.");
  await expectGoodLooks(backOffice);
  await report.getByRole("button", { name: "Upozornit" }).click();
  await expect(backOffice.getByText("Upozornění je odeslané.")).toBeVisible();
  expect((await mailTo(reporter.email, "Upozornění k vašim nahlášením")).text).toContain("bez jediného důkazu");

  await db.insert(reports).values(dismissed(new Date(Date.now() + 1_000), "Stížnost po upozornění."));
  await reload(backOffice);
  const again = block("Stížnost po");
  await again.getByText(/Kdo nahlásil: za\srok 4/).click();
  await again.getByLabel("Na jak dlouho").selectOption("30");
  await again.getByLabel("Důvod pozastavení").fill("Pokračuje i po upozornění.");
  await again.getByRole("button", { name: "Pozastavit nahlašování" }).click();
  await expect(backOffice.getByText("Nahlašování je pozastavené.")).toBeVisible();
  await mailTo(reporter.email, "Nahlašování jsme vám pozastavili");

  const page = await windowOf(browser, reporter);
  await visit(page, `/uzivatel/${other.id}`);
  await page.getByRole("button", { name: `Nahlásit profil ${other.username}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Důvod").selectOption({ index: 1 });
  await dialog.getByLabel("Vysvětlení").fill("A zase on.");
  await dialog.getByLabel(/dobré víře/).check();
  troubles.expectStatus(409);
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(dialog).toContainText(/Nahlašovat teď nemůžete, a\sto do.+Pokračuje i\spo upozornění/);

  await again.getByLabel("Důvod zrušení pozastavení").fill("Omluvil se.");
  await again.getByRole("button", { name: "Zrušit pozastavení" }).click();
  await expect(again.getByRole("button", { name: "Zrušit pozastavení" })).toHaveCount(0);
  await expect(again).toContainText("Omluvil se.");
  await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
  await expect(page.getByText(/Nahlášení č\.\s\d+ jsme přijali/)).toBeVisible();
  expect(await wordsFor(moderator, "/administrace/nahlaseni-po-letech")).toMatch(
    /Zneužívání nahlášení.*Pozastavené nahlašování/,
  );
});
