import { describe, expect, test } from "vitest";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import { pageAt } from "#web/addresses/page-at.ts";
import routes from "#web/routes.ts";

/** Every promised path, in Czech and in English, to which outside links point. */

type Row = readonly [cs: string, en: string, page: string, purpose: string];

const rows: readonly Row[] = [
  ["/", "/en", "home", "home"],
  ["/12/rum", "/en/12/rum", "item", "category listing and product detail, by id and slug"],
  ["/12/rum/lahev", "/en/12/rum/bottle", "itemInCategory", "product detail with its category's segment"],
  ["/blog", "/en/blog", "blog", "blog list"],
  ["/blog/4/jak-cist-kolek", "/en/blog/4/stamp", "article", "article"],
  ["/info/1/obchodni-podminky", "/en/info/1/terms", "info", "info page: terms"],
  ["/info/2/gdpr", "/en/info/2/gdpr", "info", "info page: privacy policy"],
  ["/denni-aukce", "/en/denni-aukce", "dailyAuctions", "daily auctions"],
  ["/mesicni-aukce", "/en/mesicni-aukce", "monthlySales", "monthly auctions"],
  ["/hledani", "/search", "search", "search"],
  ["/dokumenty", "/en/dokumenty", "documents", "documents"],
  ["/mimo-provoz", "/maintenance", "maintenance", "maintenance page"],
  ["/registrace", "/register", "register", "registration"],
  ["/registrace/dekujeme", "/register/welcome", "welcome", "welcome after registration"],
  ["/obnova-hesla", "/reset-password", "resetPassword", "password reset request"],
  ["/zmena-hesla/abc", "/change-password/abc", "changePassword", "set a new password"],
  ["/uzivatel/7", "/en/uzivatel/7", "user", "user profile"],
  ["/uzivatel", "/en/uzivatel", "ownUser", "user profile, id optional"],
  ["/ucet/prehled", "/account/overview", "accountOverview", "account overview"],
  ["/ucet/vase-aukce", "/account/advertisements", "ownListings", "own auctions"],
  ["/ucet/aukce", "/account/auctions", "bids", "auctions"],
  ["/ucet/vase-aukce/pridat", "/account/advertisements/add", "addListing", "add auction"],
  [
    ...(["/ucet/vase-aukce/potvrzeni", "/account/advertisements/confirmation"] as const),
    ...(["listingAdded", "confirmation after adding"] as const),
  ],
  ["/ucet/vase-aukce/5/upravit", "/account/advertisements/5/edit", "editListing", "edit an auction"],
  [
    ...(["/ucet/fakturacni-a-kontaktni-udaje", "/account/invoice-and-contact-details"] as const),
    ...(["contact", "invoice and contact data"] as const),
  ],
  ["/ucet/newslettery", "/account/newsletters", "newsletters", "newsletters"],
  ["/ucet/zpravy", "/account/messages", "messages", "messages"],
  ["/ucet/registrace", "/account/register", "accountRegister", "registration inside the account area"],
  ["/ucet/sledovane-aukce", "/account/watch", "watched", "watched auctions"],
  ["/shrnuti/1/abc", "/summary/1/abc", "order", "order summary"],
  [
    ...(["/ucet/vase-aukce/5/topovat", "/account/advertisements/5/top"] as const),
    ...(["toppingListing", "promote an auction to the top"] as const),
  ],
  ["/ucet/platba", "/account/payment", "orders", "payment"],
  ["/ucet/overeny-ucet", "/account/verified-account", "verification", "verified account"],
  ["/ucet/shrnuti/1/abc", "/account/summary/1/abc", "accountOrder", "payment result"],
  ["/produkty/novinky", "/products/new", "newProducts", "new products"],
  ["/produkty/akce", "/products/sale", "reducedProducts", "products on sale"],
  ["/kosik", "/cart", "cart", "cart"],
  ["/login", "/en/login", "login", "authentication callback page"],
];

/** Rule PA5, for the pages that are promised. */
describe.each(rows)("%s", (cs, en, page, purpose) => {
  test(`${cs} (${en}): ${purpose}`, () => {
    expect(pageAt(cs)).toMatchObject({ page, locale: "cs" });
    expect(pageAt(en)).toMatchObject({ page, locale: "en" });
  });
  test(`${cs}: its route's name carries the locale suffix`, () => {
    const ids = routes.map(({ id }) => id);
    expect(ids).toContain(`${page}___cs`);
    expect(ids).toContain(`${page}___en`);
  });
});

test("an unmatched route shows a 404 page", () => {
  expect(routes.at(-1)).toMatchObject({ path: "*", id: "not-found" });
});

describe("redirect targets are local paths of letters, digits and @ - % _ ~ with slashes", () => {
  test.each(["/", "/ucet/prehled", "/12/rum", "/a@b-c%20d_e~f"])("%s is one", (target) => {
    expect(safeRedirect(target)).toBe(target);
  });
  test.each([
    "//evil.test",
    "/\\evil.test",
    "/%2f%2fevil.test",
    "javascript:alert(1)",
    "https://evil.test",
    "/a?b=c",
    "/a#b",
    "/a b",
    "ucet",
    "",
    "/\t/evil.test",
  ])("%j is none", (target) => {
    expect(safeRedirect(target)).toBeNull();
  });
});
