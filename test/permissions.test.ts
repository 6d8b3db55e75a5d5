import { createECDH } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { RouteSpec } from "#contract/route.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { eq } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { storeBanner } from "#server/features/banners/store-banner.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { injectOperation } from "./inject-operation.ts";
import { addressOf } from "./make/address.ts";
import { carrierBody } from "./make/carrier.ts";
import { makeCategory } from "./make/category.ts";
import { contactBody } from "./make/contact.ts";
import { makeDeal } from "./make/deal.ts";
import { goodsOrderBody } from "./make/goods-order.ts";
import { makeListing } from "./make/listing.ts";
import { listingBody } from "./make/listing-body.ts";
import { makePicture, pictureBytes, uploadForm } from "./make/picture.ts";
import { productBody } from "./make/product.ts";
import { storeBody } from "./make/store.ts";
import { makeProvedUser, makeUser, type TestUser, testPassword } from "./make/user.ts";

/** Permissions: roles × operations × (own, another's, missing) (rule A9). */

const roles = ["guest", "unconfirmed", "suspended", "stranger", "owner", "admin"] as const;
type Role = (typeof roles)[number];

/**
 * `draft`: a complete one; `own` to the unconfirmed, the suspended and the owner, another's to the stranger and the admin.
 * `live`: an auction of the owner, another's to everybody else.
 * `inspection`: of a draft that the owner has submitted, which a moderator decides.
 * `deal`: the owner sells in it, another's to everybody else; `case`: a report on such a deal, which a moderator decides.
 * `banner`: any; an account that keeps the content may change all.
 * `conversation`: a question to the owner about a listing.
 * `guestList`, `ownersList`: a list of watched items.
 */
type Target =
  | ("none" | "draft" | "live" | "inspection" | "deal" | "case" | "banner" | "conversation")
  | ("guestList" | "ownersList");
type Statuses = readonly [
  guest: number,
  unconfirmed: number,
  suspended: number,
  stranger: number,
  owner: number,
  admin: number,
];
interface Row {
  readonly target: Target;
  readonly expected: Statuses;
  readonly body?: (role: Role) => unknown;
  /** What its address ends with. */
  readonly query?: string;
}

const version = "2000-01-01T00:00:00.000Z";
const documentParty = {
  ...{ name: "Odběratel", street: "", city: "", zip: "", country: "CZ" },
  ...{ companyId: "", taxId: "", email: "" },
};
const categoryBody = { name: { cs: "Rubrika", en: "" } };
const documentBody = { title: { cs: "Dokument", en: "" }, description: { cs: "", en: "" } };
const nothingYet = { cs: "", en: "" };
const infoPageBody = {
  ...{ title: { cs: "Stránka", en: "" }, description: nothingYet, body: nothingYet },
  showsOperator: false,
};
const articleBody = {
  ...{ categoryId: 1, title: { cs: "Článek", en: "" }, lead: nothingYet, body: nothingYet },
  ...{ pictureAlt: nothingYet, author: nothingYet, publishedAt: null },
};

const everybody = (status: number): Statuses => [status, status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status, status];
/** For the seller of the deal, who is the owner. */
const ownDeal = (status: number): Statuses => [401, 404, 404, 404, status, 404];
/** For moderators, which the admin is too. */
const moderators = (status: number): Statuses => [401, 403, 403, 403, 403, status];
/** For an account that keeps the content, which the admin may do too. */
const operators = moderators;
/** For those who keep the site's money, which the admin does too. */
const finance = moderators;
/** For administrators alone; other scopes are refused too (server/features/audit-admin). */
const admins = moderators;
/** As `ownDraft`, where only who may trade changes anything. */
const tradersDraft = (status: number): Statuses => [401, 403, 403, 404, status, 404];
/** For the owner of the draft; the stranger and the admin find none. */
const ownDraft = (status: number): Statuses => [401, status, status, 404, status, 404];

/** A first run by a link that nobody has printed. */
const setUpBody = {
  ...{ hash: "x".repeat(43), email: "prvni@obchod.example", username: "Vera", password: "jantarova-sova-74" },
  ...{ company: "Kabinet s.r.o.", companyId: "00006947", taxId: "", phone: "", bankAccount: "" },
  ...{
    street: "Dlouhá 12",
    city: "Praha 1",
    zip: "110 00",
    country: "CZ",
    operatorEmail: "dum@obchod.example",
  },
};

/** Neither made nor signed by any device. */
const noPasskey = {
  ...{ id: "none", rawId: "none", type: "public-key" },
  response: { clientDataJSON: "e30", attestationObject: "", authenticatorData: "", signature: "" },
};

const noTaxDetails = {
  ...{ birthDate: null, birthPlace: "", birthCountry: "", taxNumber: "", taxCountry: "", version: 0 },
};
const packageBody = {
  ...{ name: { cs: "Zlatý", en: "" }, price: 99, topDays: 3 },
  ...{ highlighted: true, active: false, position: 0 },
};
const issueBody = {
  ...{ subject: { cs: "Podzim", en: "" }, preheader: nothingYet, opening: nothingYet },
  ...{ articleIds: [], lotIds: [], categoryIds: [] },
};
const currencyBody = {
  ...{ symbolBefore: "£", symbolAfter: "", decimals: 2, rate: 28 },
  ...{ isDefault: false, isShown: true },
};
const categoryWords = {
  ...{ name: { cs: "Gin", en: "" }, slug: { cs: "", en: "" }, description: { cs: "", en: "" } },
};

const table: Record<string, Row> = {
  "accounts.register": { target: "none", expected: everybody(201), body: (role) => registration(role) },
  "accounts.confirm": { target: "none", expected: everybody(422), body: () => ({ hash: "x".repeat(43) }) },
  "accounts.checkConfirmationLink": {
    target: "none",
    expected: everybody(200),
    body: () => ({ hash: "x".repeat(43) }),
  },
  "accounts.resendConfirmation": { target: "none", expected: [401, 202, 409, 409, 409, 409] },
  "accounts.login": { target: "none", expected: everybody(200), body: () => credentials() },
  "setup.checkLink": { target: "none", expected: everybody(200), body: () => ({ hash: "x".repeat(43) }) },
  "setup.setUp": { target: "none", expected: everybody(404), body: () => setUpBody },
  "accounts.logout": { target: "none", expected: everybody(200) },
  "accounts.me": { target: "none", expected: signedIn(200) },
  "session.own": { target: "none", expected: signedIn(200) },
  "accounts.requestPasswordReset": {
    target: "none",
    expected: everybody(202),
    body: (role) => ({ email: `${role}@nobody.test` }),
  },
  "accounts.checkPasswordLink": {
    target: "none",
    expected: everybody(200),
    body: () => ({ hash: "x".repeat(43) }),
  },
  "accounts.changePassword": {
    target: "none",
    expected: everybody(422),
    body: () => ({ hash: "x".repeat(43), password: "jantarova-sova-74" }),
  },
  "privacy.get": { target: "none", expected: signedIn(200) },
  // Each of them asks for one, the first time.
  "privacy.requestExport": { target: "none", expected: [401, 403, 202, 202, 202, 202] },
  // A wrong password goes no further: the right one would sign out everywhere.
  "privacy.requestDeletion": {
    target: "none",
    expected: signedIn(422),
    body: () => ({ password: "wrong" }),
  },
  "ownListings.list": { target: "none", expected: signedIn(200) },
  "ownListings.statistics": { target: "none", expected: signedIn(200) },
  "ownListings.create": {
    target: "none",
    expected: [401, 403, 403, 201, 201, 201],
    body: () => listingBody({ categoryId: null }),
  },
  "listingDays.all": { target: "none", expected: signedIn(200) },
  "listingDays.one": { target: "live", expected: [401, 404, 404, 404, 200, 404] },
  "ownListings.remembered": { target: "none", expected: signedIn(200) },
  "ownListings.copy": { target: "draft", expected: tradersDraft(201) },
  "ownListings.get": { target: "draft", expected: ownDraft(200) },
  "ownListings.update": {
    target: "draft",
    expected: tradersDraft(200),
    body: () => ({ name: "Nový název" }),
  },
  "ownListings.remove": { target: "draft", expected: ownDraft(200) },
  "ownListings.addPicture": { target: "draft", expected: tradersDraft(201) },
  "ownListings.orderPictures": {
    target: "draft",
    expected: tradersDraft(200),
    body: () => ({ ids: [pictureId] }),
  },
  "ownListings.removePicture": { target: "draft", expected: tradersDraft(200) },
  "manyListings.readTable": {
    target: "none",
    expected: [401, 403, 403, 200, 200, 200],
    body: () => ({ content: Buffer.from("Název\nArdbeg").toString("base64") }),
  },
  "manyListings.createDrafts": {
    target: "none",
    expected: [401, 403, 403, 201, 201, 201],
    body: () => ({ rows: [{ name: "Ardbeg" }] }),
  },
  "manyListings.drafts": { target: "none", expected: signedIn(200) },
  "manyListings.takePicture": {
    target: "draft",
    expected: tradersDraft(200),
    body: () => ({ from: lastListingId }),
  },
  "ownListings.publish": { target: "draft", expected: [401, 403, 403, 404, 200, 404] },
  // It becomes a draft, which it is already.
  "ownListings.withdraw": { target: "draft", expected: ownDraft(200) },
  "listings.list": { target: "none", expected: everybody(200) },
  "listings.facets": { target: "none", expected: everybody(200) },
  "listings.near": { target: "none", expected: everybody(200) },
  "listings.shelf": { target: "none", expected: everybody(200) },
  "listings.newest": { target: "none", expected: everybody(200) },
  "listings.days": { target: "none", expected: everybody(200) },
  "listings.detail": { target: "live", expected: everybody(200) },
  "listings.detail of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "listings.view": { target: "live", expected: everybody(202) },
  "listings.view of a draft": { target: "draft", expected: [404, 202, 202, 404, 202, 404] },
  "stores.list": { target: "none", expected: everybody(200) },
  "stores.stored": { target: "none", expected: operators(200) },
  "stores.add": { target: "none", expected: operators(201), body: () => storeBody },
  "stores.change": { target: "none", expected: operators(404), body: () => ({ ...storeBody, version: 0 }) },
  "stores.remove": { target: "none", expected: operators(404), query: "?version=0" },
  // Everybody opens the same guest's cart, whose secret is in the address.
  "carts.get": { target: "none", expected: everybody(200) },
  "carts.get of an account": { target: "none", expected: signedIn(200) },
  "carts.add": { target: "none", expected: everybody(404), body: () => ({ productId: missingId }) },
  "carts.setQuantity": { target: "none", expected: everybody(404), body: () => ({ quantity: 1 }) },
  "carts.setQuantity of an account": {
    target: "none",
    expected: signedIn(404),
    body: () => ({ quantity: 1 }),
  },
  "carts.remove": { target: "none", expected: everybody(200) },
  "carts.remove of an account": { target: "none", expected: signedIn(200) },
  "carts.seePrices": { target: "none", expected: everybody(200), body: () => ({ total: 0 }) },
  "carts.addVoucher": { target: "none", expected: everybody(422), body: () => ({ code: "NENI" }) },
  "carts.removeVoucher": { target: "none", expected: everybody(200) },
  "carts.takeBought": { target: "none", expected: signedIn(404), body: () => ({ isTaken: true }) },
  "carts.merge": { target: "none", expected: signedIn(200), body: () => ({ guestKey: "y".repeat(43) }) },
  "checkouts.get": { target: "none", expected: everybody(200) },
  "checkouts.sendCode": {
    target: "none",
    expected: everybody(409),
    body: () => ({ phone: "+420777111222" }),
  },
  "checkouts.place": { target: "none", expected: everybody(409), body: () => goodsOrderBody },
  "goodsOrders.get": { target: "none", expected: everybody(404) },
  "goodsOrders.again": {
    target: "none",
    expected: everybody(404),
    body: () => ({ orderId: 1, hash: "a".repeat(22) }),
  },
  "goodsOrders.holdForTransfer": { target: "none", expected: everybody(404) },
  "goodsOrders.withdraw": { target: "none", expected: everybody(404) },
  "goodsAdmin.list": { target: "none", expected: operators(200) },
  "goodsAdmin.table": { target: "none", expected: operators(200) },
  "goodsAdmin.labels": { target: "none", expected: operators(404), body: () => ({ ids: [999_999] }) },
  "goodsAdmin.step": { target: "none", expected: operators(404), body: () => ({ step: "pack", version: 0 }) },
  "goodsAdmin.takeBack": {
    target: "none",
    expected: operators(404),
    body: () => ({ version: 0, pieces: [{ itemId: 1, pieces: 1 }], isRestocked: true }),
  },
  "pickupPoints.find": { target: "none", expected: everybody(200) },
  "carriers.stored": { target: "none", expected: operators(200) },
  "carriers.add": { target: "none", expected: operators(201), body: () => carrierBody },
  "carriers.change": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...carrierBody, version: 0 }),
  },
  "carriers.remove": { target: "none", expected: operators(404), query: "?version=0" },
  "products.taxRates": { target: "none", expected: operators(200) },
  "products.list": { target: "none", expected: operators(200) },
  "products.get": { target: "none", expected: operators(404) },
  "products.add": { target: "none", expected: operators(409), body: () => productBody(1) },
  "products.change": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...productBody(1), version: 0 }),
  },
  "products.show": { target: "none", expected: operators(404), body: () => ({ isShown: true }) },
  "products.remove": { target: "none", expected: operators(404) },
  "productTable.export": { target: "none", expected: operators(200) },
  "productTable.read": { target: "none", expected: operators(422) },
  "productTable.import": { target: "none", expected: operators(422) },
  "products.setStock": { target: "none", expected: operators(404), body: () => ({ pieces: 1, seen: 0 }) },
  "mailAdmin.list": { target: "none", expected: operators(200) },
  "mailAdmin.get": { target: "none", expected: operators(200) },
  "newsletterAdmin.table": { target: "none", expected: operators(200) },
  "newsletterAdmin.list": { target: "none", expected: operators(200) },
  "newsletterAdmin.get": { target: "none", expected: operators(404) },
  "newsletterAdmin.candidates": { target: "none", expected: operators(200) },
  "newsletterAdmin.audience": { target: "none", expected: operators(200), body: () => ({ categoryIds: [] }) },
  "newsletterAdmin.preview": {
    target: "none",
    expected: operators(200),
    body: () => ({ ...issueBody, lang: "cs" }),
  },
  "newsletterAdmin.test": {
    target: "none",
    expected: operators(200),
    body: () => ({ ...issueBody, lang: "cs" }),
  },
  "newsletterAdmin.add": { target: "none", expected: operators(201), body: () => issueBody },
  "newsletterAdmin.change": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...issueBody, version: 0 }),
  },
  "newsletterAdmin.remove": { target: "none", expected: operators(404), query: "?version=0" },
  "newsletterAdmin.plan": {
    target: "none",
    expected: operators(404),
    body: () => ({ version: 0, at: null }),
  },
  "newsletterAdmin.stop": { target: "none", expected: operators(404) },
  "currencyAdmin.list": { target: "none", expected: operators(200) },
  "currencyAdmin.add": {
    target: "none",
    expected: operators(201),
    body: () => ({ ...currencyBody, code: "GBP" }),
  },
  "currencyAdmin.change": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...currencyBody, version: 0 }),
  },
  "currencyAdmin.order": { target: "none", expected: operators(409), body: () => ({ ids: [999_999] }) },
  "currencyAdmin.remove": { target: "none", expected: operators(404), query: "?version=0" },
  "currencyAdmin.proposeRates": { target: "none", expected: operators(200), body: () => ({ list: null }) },
  "currencyAdmin.storeRates": {
    target: "none",
    expected: operators(404),
    body: () => ({ on: "2026-11-27", rates: [{ id: 999_999, rate: 24, version: 0 }] }),
  },
  "currencyAdmin.setDaily": {
    target: "none",
    expected: operators(200),
    body: () => ({ isOn: false, version: null }),
  },
  "banners.list": { target: "none", expected: everybody(200) },
  "banners.stored": { target: "none", expected: operators(200) },
  "banners.add": { target: "none", expected: operators(201), body: () => bannerBody },
  "banners.change": {
    target: "banner",
    expected: operators(409),
    body: () => ({ ...bannerBody, version: "2000-01-01T00:00:00.000Z" }),
  },
  "banners.order": {
    target: "none",
    expected: operators(409),
    body: () => ({ place: "banner.promo", ids: [missingId] }),
  },
  "banners.removePicture": { target: "banner", expected: operators(200), query: "?pictureId=" },
  "banners.setPicture": { target: "banner", expected: operators(200), query: "?pictureId=" },
  "banners.remove": {
    target: "banner",
    expected: operators(409),
    query: "?pictureId=&version=2000-01-01T00:00:00.000Z",
  },
  "bids.place": {
    target: "live",
    expected: [401, 403, 403, 201, 403, 201],
    body: () => ({ maximum: 500 }),
  },
  "bids.place of a draft": {
    target: "draft",
    expected: [401, 404, 404, 404, 404, 404],
    body: () => ({ maximum: 500 }),
  },
  "bids.lot": { target: "live", expected: everybody(200) },
  "bids.lot of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "bids.list": { target: "live", expected: everybody(200) },
  "bids.list of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "bids.retract": {
    target: "live",
    expected: signedIn(404),
    body: () => ({ reason: "Překlep v částce" }),
  },
  "bids.log": { target: "live", expected: everybody(409) },
  "bids.receipts": { target: "live", expected: signedIn(200) },
  "bids.ifAllWon": { target: "none", expected: signedIn(200) },
  "bids.setBudget": { target: "none", expected: signedIn(200), body: () => ({ budget: 5_000 }) },
  "bids.mine": { target: "none", expected: signedIn(200) },
  "catalogue.tree": { target: "none", expected: everybody(200) },
  "catalogue.category": { target: "none", expected: everybody(404) },
  "catalogue.address": { target: "live", expected: everybody(200) },
  "catalogue.address of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "catalogue.brands": { target: "none", expected: everybody(200) },
  "content.blogCategories": { target: "none", expected: everybody(200) },
  "content.articles": { target: "none", expected: everybody(200) },
  "content.article": { target: "none", expected: everybody(404) },
  "content.infoPages": { target: "none", expected: everybody(200) },
  "content.infoPage": { target: "none", expected: everybody(404) },
  "content.documents": { target: "none", expected: everybody(200) },
  "contact.get": { target: "none", expected: signedIn(200) },
  "credentialsOf.get": { target: "none", expected: signedIn(200) },
  "credentialsOf.changeUsername": {
    target: "none",
    expected: [401, 403, 403, 200, 200, 200],
    body: (role) => ({ username: `jinak-${roles.indexOf(role)}` }),
  },
  // The same password again goes no further: the rows after this one still sign in with it.
  "credentialsOf.changePassword": {
    target: "none",
    expected: [401, 403, 422, 422, 422, 422],
    body: () => ({ password: testPassword, newPassword: testPassword }),
  },
  "credentialsOf.requestEmail": {
    target: "none",
    expected: [401, 403, 202, 202, 202, 202],
    body: (role) => ({ email: `jinak-${role}@kabinet.test`, password: testPassword }),
  },
  "credentialsOf.confirmEmail": {
    target: "none",
    expected: [401, 403, 422, 422, 422, 422],
    body: () => ({ code: "000000" }),
  },
  "devicesOf.list": { target: "none", expected: signedIn(200) },
  "devicesOf.signOut": { target: "none", expected: signedIn(404) },
  "devicesOf.signOutOthers": { target: "none", expected: signedIn(200) },
  "securityOf.get": { target: "none", expected: signedIn(200) },
  "securityOf.prove": {
    target: "none",
    expected: signedIn(200),
    body: () => ({ password: testPassword }),
  },
  "securityOf.begin": { target: "none", expected: [401, 403, 201, 201, 201, 201] },
  "securityOf.confirm": {
    target: "none",
    expected: [401, 403, 422, 422, 422, 422],
    body: () => ({ code: "no code" }),
  },
  "securityOf.renewRecoveryCodes": { target: "none", expected: [401, 403, 409, 409, 409, 409] },
  "securityOf.turnOff": { target: "none", expected: [401, 403, 200, 200, 200, 200] },
  "passkeysOf.beginSignIn": { target: "none", expected: everybody(200) },
  "passkeysOf.signIn": { target: "none", expected: everybody(422), body: () => ({ passkey: noPasskey }) },
  "passkeysOf.beginProof": { target: "none", expected: signedIn(409) },
  "passkeysOf.begin": { target: "none", expected: [401, 403, 200, 200, 200, 200] },
  "passkeysOf.add": {
    target: "none",
    expected: [401, 403, 422, 422, 422, 422],
    body: () => ({ name: "Telefon", passkey: noPasskey }),
  },
  "passkeysOf.rename": { target: "none", expected: signedIn(404), body: () => ({ name: "Telefon" }) },
  "passkeysOf.remove": { target: "none", expected: signedIn(404) },
  "addresses.list": { target: "none", expected: signedIn(200) },
  "addresses.add": { target: "none", expected: signedIn(201), body: () => addressOf() },
  // The target's id is a draft's, so no address of anybody: addresses.test.ts tries one's own and another's.
  "addresses.change": { target: "draft", expected: signedIn(404), body: () => addressOf() },
  "addresses.remove": { target: "draft", expected: signedIn(404) },
  "avatars.set": { target: "none", expected: [401, 403, 403, 201, 201, 201] },
  "avatars.remove": { target: "none", expected: signedIn(200) },
  "registers.findCompany": {
    target: "none",
    expected: signedIn(200),
    body: () => ({ companyId: "27082440" }),
  },
  "registers.checkTaxId": {
    target: "none",
    expected: signedIn(200),
    body: () => ({ taxId: "CZ27082440" }),
  },
  "contact.save": {
    target: "none",
    expected: signedIn(200),
    // Accounts with one telephone or bank account are one person's, who decides nothing about the others.
    body: (role) => contactBody({ phone: `+420 777 123 45${roles.indexOf(role)}`, bankAccount: "" }),
  },
  "messages.count": { target: "none", expected: signedIn(200) },
  "questions.list": { target: "live", expected: everybody(200) },
  "questions.list of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "questions.ask": {
    target: "live",
    expected: [401, 403, 403, 201, 403, 201],
    body: () => ({ text: "Je kolek celý?" }),
  },
  "questions.ask of a draft": {
    target: "draft",
    expected: [401, 404, 404, 404, 404, 404],
    body: () => ({ text: "Je kolek celý?" }),
  },
  "messages.list": { target: "none", expected: signedIn(200) },
  "messages.get": { target: "conversation", expected: ownDeal(200) },
  "messages.send": { target: "conversation", expected: ownDeal(201), body: () => ({ text: "Ano." }) },
  "messages.takeBack": { target: "none", expected: signedIn(404) },
  "messages.search": { target: "none", expected: signedIn(200) },
  "blocks.list": { target: "none", expected: signedIn(200) },
  "blocks.set": { target: "none", expected: signedIn(404), body: () => ({ blocked: true }) },
  "messages.readAll": { target: "none", expected: signedIn(200) },
  "messages.sendPhotograph": { target: "conversation", expected: ownDeal(201) },
  "messages.read": { target: "conversation", expected: ownDeal(200), body: () => ({ upTo: 1 }) },
  "notifications.list": { target: "none", expected: signedIn(200) },
  "notifications.see": { target: "none", expected: signedIn(200), body: () => ({ upTo: 1 }) },
  "questions.hide": {
    target: "none",
    expected: [401, 403, 403, 403, 403, 404],
    body: () => ({ rule: "privacy", reason: "Telefonní číslo." }),
  },
  // There are no offers, since the live listing is an auction.
  "orders.ways": { target: "none", expected: everybody(200) },
  "orders.get": { target: "none", expected: everybody(404) },
  "orders.pay": { target: "none", expected: everybody(404), body: () => ({ method: "sandbox" }) },
  "orders.verify": { target: "none", expected: everybody(404) },
  "orders.cancel": { target: "none", expected: signedIn(404) },
  "invoices.mine": { target: "none", expected: signedIn(200) },
  "invoices.file": { target: "none", expected: signedIn(404) },
  "invoices.ofGuest": { target: "none", expected: everybody(404) },
  "invoices.fileOfGuest": { target: "none", expected: everybody(404) },
  "invoices.proforma": { target: "none", expected: signedIn(404) },
  "orders.mine": { target: "none", expected: signedIn(200) },
  "toppings.get": { target: "draft", expected: ownDraft(200) },
  "toppings.order": { target: "draft", expected: tradersDraft(409), body: () => ({ days: 7 }) },
  "settingsAdmin.list": { target: "none", expected: admins(200) },
  "settingsAdmin.write": {
    target: "none",
    expected: admins(409),
    body: () => ({ name: "intropopup", value: { is_enabled: true }, version: "2000-01-01T00:00:00.000Z" }),
  },
  "contentAdmin.articles": { target: "none", expected: operators(200) },
  "contentAdmin.article": { target: "none", expected: operators(404) },
  "contentAdmin.addArticle": { target: "none", expected: operators(422), body: () => articleBody },
  "contentAdmin.changeArticle": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...articleBody, version: "2000-01-01T00:00:00.000Z" }),
  },
  "contentAdmin.removeArticle": {
    target: "none",
    expected: operators(404),
    query: "?pictureId=&version=2000-01-01T00:00:00.000Z",
  },
  "contentAdmin.setArticlePicture": { target: "none", expected: operators(404), query: "?pictureId=" },
  "contentAdmin.removeArticlePicture": { target: "none", expected: operators(404), query: "?pictureId=" },
  "contentAdmin.orderInfoPages": {
    target: "none",
    expected: operators(409),
    body: () => ({ ids: [missingId] }),
  },
  "contentAdmin.infoPages": { target: "none", expected: operators(200) },
  "contentAdmin.infoPage": { target: "none", expected: operators(404) },
  "contentAdmin.addInfoPage": { target: "none", expected: operators(201), body: () => infoPageBody },
  "contentAdmin.changeInfoPage": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...infoPageBody, version: "2000-01-01T00:00:00.000Z" }),
  },
  "contentAdmin.removeInfoPage": {
    target: "none",
    expected: operators(404),
    query: "?version=2000-01-01T00:00:00.000Z",
  },
  "contentAdmin.articleVersions": { target: "none", expected: operators(200) },
  "contentAdmin.infoPageVersions": { target: "none", expected: operators(200) },
  "contentAdmin.preview": {
    target: "none",
    expected: operators(200),
    body: () => ({ body: "<p>A</p>", lang: "cs" }),
  },
  "brandAdmin.list": { target: "none", expected: admins(200) },
  "brandAdmin.get": { target: "none", expected: admins(404) },
  "brandAdmin.rename": {
    target: "none",
    expected: admins(404),
    body: () => ({ name: "Zacapa", version: 0 }),
  },
  "brandAdmin.merge": { target: "none", expected: admins(404), body: () => ({ intoId: 1, version: 0 }) },
  "brandAdmin.remove": { target: "none", expected: admins(404), query: "?version=0" },
  "packageAdmin.list": { target: "none", expected: finance(200) },
  "packageAdmin.add": { target: "none", expected: finance(201), body: () => packageBody },
  "packageAdmin.change": {
    target: "none",
    expected: finance(404),
    body: () => ({ ...packageBody, version: 0 }),
  },
  "packageAdmin.remove": { target: "none", expected: finance(404), query: "?version=0" },
  "categoryAdmin.list": { target: "none", expected: admins(200) },
  "categoryAdmin.add": {
    target: "none",
    expected: admins(201),
    body: () => ({ parentId: null, ...categoryWords }),
  },
  "categoryAdmin.change": {
    target: "none",
    expected: admins(404),
    body: () => ({ ...categoryWords, version: 0 }),
  },
  "categoryAdmin.move": {
    target: "none",
    expected: admins(404),
    body: () => ({ parentId: null, before: null, was: { parentId: null, before: null } }),
  },
  "categoryAdmin.remove": { target: "none", expected: admins(404), query: "?version=0" },
  "categoryPolicies.get": { target: "none", expected: admins(404) },
  "categoryPolicies.weigh": { target: "none", expected: admins(404), body: () => ({ policy: {} }) },
  "categoryPolicies.write": {
    target: "none",
    expected: admins(404),
    body: () => ({ policy: {}, version: 0 }),
  },
  "documentAdmin.list": { target: "none", expected: operators(200) },
  "documentAdmin.add": { target: "none", expected: operators(201), body: () => documentBody },
  "documentAdmin.change": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...documentBody, version }),
  },
  "documentAdmin.order": { target: "none", expected: operators(409), body: () => ({ ids: [missingId] }) },
  "documentAdmin.remove": { target: "none", expected: operators(404), query: `?version=${version}` },
  "documentAdmin.setFile": { target: "none", expected: operators(404), query: "?seen=" },
  "documentAdmin.removeFile": { target: "none", expected: operators(404), query: "?seen=" },
  "blogCategoryAdmin.list": { target: "none", expected: operators(200) },
  "blogCategoryAdmin.add": { target: "none", expected: operators(201), body: () => categoryBody },
  "blogCategoryAdmin.rename": {
    target: "none",
    expected: operators(404),
    body: () => ({ ...categoryBody, version }),
  },
  "blogCategoryAdmin.order": { target: "none", expected: operators(409), body: () => ({ ids: [missingId] }) },
  "blogCategoryAdmin.remove": { target: "none", expected: operators(404), query: `?version=${version}` },
  "adminOverview.get": { target: "none", expected: admins(200) },
  "adminSearch.find": { target: "none", expected: admins(200), query: "?q=nobody" },
  "adminOverview.health": { target: "none", expected: admins(200) },
  "adminOverview.retryEvent": { target: "none", expected: admins(404) },
  "adminOverview.dropEvent": {
    target: "none",
    expected: admins(404),
    body: () => ({ reason: "nikdy nedojde" }),
  },
  "runningAdmin.list": { target: "none", expected: moderators(200) },
  "saleAdmin.list": { target: "none", expected: moderators(200) },
  "saleAdmin.get": { target: "none", expected: moderators(404) },
  "saleAdmin.plan": {
    target: "none",
    expected: moderators(404),
    body: () => ({ closesOn: "2099-01-25", time: "20:00", groups: [], version: "" }),
  },
  "dealAdmin.list": { target: "none", expected: moderators(200) },
  "people.table": { target: "none", expected: moderators(200) },
  "cases.table": { target: "none", expected: moderators(200) },
  "suspicions.table": { target: "none", expected: moderators(200) },
  "strikeAdmin.strikeTable": { target: "none", expected: moderators(200) },
  "strikeAdmin.retractionTable": { target: "none", expected: moderators(200) },
  "strikeAdmin.cancellationTable": { target: "none", expected: moderators(200) },
  "reportAdmin.table": { target: "none", expected: moderators(200) },
  "runningAdmin.table": { target: "none", expected: moderators(200) },
  "moderation.inspectionTable": { target: "none", expected: moderators(200) },
  "dealAdmin.table": { target: "none", expected: moderators(200) },
  "dealAdmin.get": { target: "none", expected: moderators(404) },
  "strikeAdmin.strikes": { target: "none", expected: moderators(200) },
  "strikeAdmin.retractions": { target: "none", expected: moderators(200) },
  "strikeAdmin.cancellations": { target: "none", expected: moderators(200) },
  "strikeAdmin.withdraw": {
    target: "none",
    expected: moderators(404),
    body: () => ({ reason: "Platba přišla, jen pozdě." }),
  },
  "auditAdmin.list": { target: "none", expected: admins(200) },
  "auditAdmin.export": { target: "none", expected: admins(200) },
  "moneyAdmin.receipts": { target: "none", expected: finance(200) },
  "moneyAdmin.orders": { target: "none", expected: finance(200) },
  "moneyAdmin.ledgerTable": { target: "none", expected: finance(422) },
  "moneyAdmin.paymentTable": { target: "none", expected: finance(422) },
  "smsAdmin.get": { target: "none", expected: admins(200) },
  "smsAdmin.write": {
    target: "none",
    expected: admins(200),
    body: () => ({ countries: ["CZ"], dailyBudget: 300, version: null }),
  },
  "taxAdmin.get": { target: "none", expected: finance(200) },
  "taxAdmin.changes": { target: "none", expected: finance(200) },
  "taxAdmin.write": {
    target: "none",
    expected: finance(200),
    body: () => ({
      isPayer: true,
      rates: [{ from: "2024-01-01", standard: 21, reduced: 12 }],
      version: null,
    }),
  },
  "sellerReports.list": { target: "none", expected: finance(200) },
  "sellerReports.table": { target: "none", expected: finance(409) },
  "sellerReportMessages.list": { target: "none", expected: finance(200) },
  "sellerReportMessages.make": { target: "none", expected: finance(409) },
  "sellerReportMessages.file": { target: "none", expected: finance(404) },
  "sellerReportMessages.discard": { target: "none", expected: finance(404) },
  "sellerReports.ownDetails": { target: "none", expected: signedIn(200) },
  "sellerReports.saveOwnDetails": {
    target: "none",
    // The owner alone sells something, by the rows above.
    expected: [401, 409, 409, 409, 200, 409],
    body: () => noTaxDetails,
  },
  "sellerReports.details": { target: "none", expected: finance(404) },
  "sellerReports.setDetails": {
    target: "none",
    expected: finance(404),
    body: () => noTaxDetails,
  },
  "invoiceAdmin.list": { target: "none", expected: finance(200) },
  "issuedDocuments.get": { target: "none", expected: finance(404) },
  "issuedDocuments.replace": {
    target: "none",
    expected: finance(404),
    body: () => ({
      reason: "Chybné IČO",
      customer: documentParty,
      lines: [{ position: 0, label: "Služba", vatPercent: 21 }],
    }),
  },
  "handDocuments.issue": {
    target: "none",
    expected: finance(409),
    body: () => ({
      ...{ locale: "cs", customer: documentParty, taxableOn: pragueDay(new Date()), dueOn: pragueDay(new Date()) },
      lines: [{ label: "Služba", quantity: 1, unit: 100, taxClass: "standard" }],
    }),
  },
  "vatMonths.get": { target: "none", expected: finance(200) },
  "vatMonths.controlStatement": { target: "none", expected: finance(409) },
  "issuedDocuments.send": { target: "none", expected: finance(404) },
  "invoiceAdmin.file": { target: "none", expected: finance(404) },
  "invoiceAdmin.table": { target: "none", expected: finance(422) },
  "invoiceAdmin.archive": { target: "none", expected: finance(422) },
  "invoiceAdmin.pohoda": { target: "none", expected: finance(422) },
  "invoiceAdmin.money": { target: "none", expected: finance(422) },
  "payouts.list": { target: "none", expected: finance(200) },
  "bankOrders.list": { target: "none", expected: finance(200) },
  "bankOrders.order": { target: "none", expected: finance(409), body: () => ({ format: "sepa" }) },
  "bankOrders.file": { target: "none", expected: finance(404) },
  "bankOrders.takeBackRefund": { target: "none", expected: finance(404) },
  "bankOrders.writeAccount": {
    target: "none",
    expected: finance(404),
    body: () => ({ account: "19-2000145399/0800" }),
  },
  "bankMovements.sources": { target: "none", expected: finance(200) },
  "bankMovements.list": { target: "none", expected: finance(200) },
  "bankMovements.reconcile": { target: "none", expected: finance(200) },
  "bankMovements.settle": { target: "none", expected: finance(404), body: () => ({ kind: "refund", id: 1 }) },
  "bankMovements.dismiss": { target: "none", expected: finance(404), body: () => ({ reason: "poplatek" }) },
  "payouts.pay": { target: "none", expected: finance(404) },
  "payouts.takeBack": { target: "none", expected: finance(404) },
  "moneyAdmin.refundsToSend": { target: "none", expected: finance(200) },
  "moneyAdmin.confirmRefund": { target: "none", expected: finance(404) },
  "moneyAdmin.takeStatement": {
    target: "none",
    expected: finance(422),
    body: () => ({ content: Buffer.from("nic").toString("base64") }),
  },
  "moneyAdmin.pair": { target: "none", expected: finance(404), body: () => ({ orderId: 1 }) },
  "moneyAdmin.returnMoney": { target: "none", expected: finance(404), body: () => ({ reason: "omyl" }) },
  "moneyAdmin.confirm": {
    target: "none",
    expected: finance(404),
    body: () => ({ amount: 59, way: "cash", reason: "hotově" }),
  },
  "moneyAdmin.refund": {
    target: "none",
    expected: finance(404),
    body: () => ({ amount: 59, reason: "omyl" }),
  },
  "verifications.get": { target: "none", expected: signedIn(200) },
  "verifications.sendCode": { target: "none", expected: [401, 403, 403, 409, 409, 409] },
  "verifications.confirm": {
    target: "none",
    expected: [401, 403, 403, 422, 422, 422],
    body: () => ({ code: "000000" }),
  },
  "fees.protection": { target: "none", expected: everybody(200) },
  "fees.current": { target: "none", expected: everybody(200) },
  "fees.mine": { target: "none", expected: signedIn(200) },
  "fees.tables": { target: "none", expected: finance(200) },
  "fees.add": {
    target: "none",
    expected: finance(201),
    body: () => ({
      validFrom: null,
      lines: { seller_commission: null, buyer_premium: null, listing_fee: null, protection: null },
    }),
  },
  "verifications.beginAge": { target: "none", expected: signedIn(409), body: () => ({ redirect: null }) },
  "verifications.completeAge": { target: "none", expected: signedIn(409), body: () => ({ query: "" }) },
  "vouchers.own": { target: "none", expected: signedIn(200) },
  "vouchers.list": { target: "none", expected: finance(200) },
  "vouchers.create": {
    target: "none",
    expected: finance(201),
    body: () => voucherBody,
  },
  "vouchers.end": { target: "none", expected: finance(404) },
  "offers.make": { target: "live", expected: signedIn(409), body: () => ({ price: 500 }) },
  "offers.make of a draft": {
    target: "draft",
    expected: [401, 404, 404, 404, 404, 404],
    body: () => ({ price: 500 }),
  },
  "offers.list": { target: "live", expected: signedIn(200) },
  "offers.list of a draft": { target: "draft", expected: ownDraft(200) },
  "offers.mine": { target: "none", expected: signedIn(200) },
  "offers.waiting": { target: "none", expected: signedIn(200) },
  "offers.accept": { target: "none", expected: [401, 403, 403, 404, 404, 404] },
  "offers.refuse": { target: "none", expected: signedIn(404) },
  "offers.withdraw": { target: "none", expected: signedIn(404) },
  "offers.counter": {
    target: "none",
    expected: [401, 403, 403, 404, 404, 404],
    body: () => ({ price: 500 }),
  },
  "prices.get": { target: "live", expected: everybody(200) },
  "prices.get of a draft": { target: "draft", expected: [404, 200, 200, 404, 200, 404] },
  "preferences.get": { target: "none", expected: signedIn(200) },
  "preferences.save": { target: "none", expected: signedIn(200), body: () => ({ notifyEnding: true }) },
  "push.get": { target: "none", expected: signedIn(200) },
  "push.add": { target: "none", expected: signedIn(201), body: (role) => pushSubscription(role) },
  "push.remove": { target: "none", expected: signedIn(404) },
  "preferences.unsubscribe": { target: "none", expected: everybody(404) },
  "preferences.unsubscribeMessages": { target: "none", expected: everybody(404) },
  "purchases.purchase": {
    target: "live",
    // The live listing is an auction without buy now: a permitted caller is told so.
    expected: signedIn(409),
    body: () => ({ price: 500 }),
  },
  "purchases.purchase of a draft": {
    target: "draft",
    expected: [401, 404, 404, 404, 404, 404],
    body: () => ({ price: 500 }),
  },
  "groups.list": { target: "none", expected: moderators(200) },
  "groups.add": {
    target: "none",
    expected: moderators(201),
    body: () => ({ name: { cs: "Klub", en: "Club" }, discount: 5, style: "gold" }),
  },
  "people.setGroup": {
    target: "none",
    expected: moderators(404),
    body: () => ({ groupId: null, seen: null }),
  },
  "packages.list": { target: "none", expected: everybody(200) },
  "people.list": { target: "none", expected: moderators(200) },
  "people.get": { target: "none", expected: moderators(404) },
  "people.setVerification": {
    target: "none",
    expected: moderators(404),
    body: () => ({ kind: "account", verified: true, reason: "Zkouška oprávnění." }),
  },
  "people.setScopes": {
    target: "none",
    expected: admins(404),
    body: () => ({ scopes: ["shop"], seen: [], reason: "Zkouška oprávnění." }),
  },
  "people.setSuspension": {
    target: "none",
    expected: moderators(404),
    body: () => ({ suspended: true, reason: "Zkouška oprávnění." }),
  },
  "moderation.waiting": { target: "none", expected: moderators(200) },
  "moderation.inspections": { target: "none", expected: moderators(200) },
  "moderation.decideInspection": {
    target: "inspection",
    expected: moderators(200),
    body: () => ({ decision: "approve" }),
  },
  "monthlySales.list": { target: "none", expected: everybody(200) },
  "monthlySales.next": { target: "none", expected: everybody(200) },
  "monthlySales.get": { target: "none", expected: everybody(404) },
  "lists.currencies": { target: "none", expected: everybody(200) },
  "lists.countries": { target: "none", expected: everybody(200) },
  "live.lot": { target: "live", expected: everybody(200) },
  // A draft is not public: through this operation not even its seller sees it.
  "live.lot of a draft": { target: "draft", expected: everybody(404) },
  "live.lots": { target: "none", expected: everybody(422) },
  "live.notifications": { target: "none", expected: [401, 200, 403, 200, 200, 200] },
  "deals.list": { target: "none", expected: signedIn(200) },
  "deals.months": { target: "none", expected: signedIn(200) },
  "deals.get": { target: "deal", expected: ownDeal(200) },
  "deals.setShipping": { target: "deal", expected: ownDeal(409), body: () => ({ amount: 190 }) },
  "deals.declineShipping": { target: "deal", expected: ownDeal(403) },
  "deals.chooseDelivery": {
    target: "deal",
    // The owner sells in it, and only the buyer says how to get the thing.
    expected: ownDeal(403),
    body: () => ({ handover: "in_person" }),
  },
  "deals.openConversation": { target: "deal", expected: ownDeal(200) },
  "deals.sayPaid": { target: "deal", expected: ownDeal(403), body: () => ({ reference: "" }) },
  "deals.confirmPayment": { target: "deal", expected: ownDeal(200) },
  "deals.undoPayment": { target: "deal", expected: ownDeal(200) },
  "deals.markSent": {
    target: "deal",
    expected: ownDeal(409),
    body: () => ({ carrier: "ppl", trackingNumber: "1" }),
  },
  "deals.openOrder": { target: "deal", expected: ownDeal(403) },
  "deals.markDelivered": { target: "deal", expected: ownDeal(409) },
  "deals.undoDispatch": { target: "deal", expected: ownDeal(409) },
  "deals.confirmReceipt": { target: "deal", expected: ownDeal(403) },
  "cases.fileNonPayment": { target: "deal", expected: ownDeal(409), body: () => ({ note: "Nic nepřišlo." }) },
  "cases.reportProblem": {
    target: "deal",
    expected: ownDeal(201),
    body: () => ({ kind: "no_contact", note: "Neodpovídá." }),
  },
  "cases.answer": { target: "deal", expected: ownDeal(409), body: () => ({ note: "Není to tak." }) },
  "cases.addPhotograph": { target: "deal", expected: ownDeal(409) },
  "reports.file": { target: "conversation", expected: ownDeal(201), body: () => ({ reason: "spam" }) },
  "reports.fileThing": {
    target: "none",
    expected: everybody(404),
    body: () => ({
      ...{ kind: "review", id: 1, reason: "insult", note: "Je to urážka.", goodFaith: true },
      guest: { name: "Host", email: "host@nobody.test" },
    }),
  },
  "reports.own": { target: "none", expected: signedIn(200) },
  "reports.get": { target: "none", expected: everybody(404) },
  "reports.appeal": { target: "none", expected: everybody(404), body: () => ({ text: "Není to tak." }) },
  "reportYears.get": { target: "none", expected: everybody(200) },
  "reportAdmin.year": { target: "none", expected: moderators(200) },
  "reportAdmin.list": { target: "none", expected: moderators(200) },
  "reportAdmin.decide": {
    target: "none",
    expected: moderators(404),
    body: () => ({ outcome: "upheld", reason: "Prověřeno." }),
  },
  "flaggerAdmin.list": { target: "none", expected: admins(200) },
  "flaggerAdmin.name": {
    target: "none",
    expected: admins(201),
    body: () => ({ name: "Sdružení", who: "sdruzeni@jinde.test", reason: "Jmenoval ho koordinátor." }),
  },
  "flaggerAdmin.remove": { target: "none", expected: admins(404), body: () => ({ reason: "Končí." }) },
  "reporterAdmin.measure": {
    target: "none",
    expected: moderators(404),
    body: () => ({ kind: "warning", reason: "Stále totéž." }),
  },
  "reporterAdmin.withdraw": { target: "none", expected: moderators(404), body: () => ({ reason: "Omyl." }) },
  "reportAdmin.decideAppeal": {
    target: "none",
    expected: moderators(404),
    body: () => ({ outcome: "refused", reason: "Prověřeno." }),
  },
  "suspicions.list": { target: "none", expected: moderators(200) },
  "suspicions.close": { target: "none", expected: moderators(404) },
  "cases.list": { target: "none", expected: moderators(200) },
  "cases.get": { target: "case", expected: moderators(200) },
  "cases.pictures": { target: "case", expected: moderators(200) },
  "cases.decide": {
    target: "case",
    expected: moderators(200),
    body: () => ({ decision: "reject", reasons: "Doloženo." }),
  },
  "purchases.cancelOwn": { target: "live", expected: [401, 404, 404, 404, 200, 404], body: () => ({}) },
  "purchases.cancel": {
    target: "live",
    expected: [401, 403, 403, 403, 403, 200],
    body: () => ({ rule: "authenticity", reason: "Padělek." }),
  },
  "purchases.cancel of a draft": {
    target: "draft",
    expected: [401, 404, 404, 404, 404, 404],
    body: () => ({ rule: "authenticity", reason: "Padělek." }),
  },
  "purchases.relist": { target: "live", expected: [401, 404, 404, 404, 409, 404] },
  "purchases.nextSteps": { target: "none", expected: signedIn(200) },
  "purchases.offerSecondChance": { target: "live", expected: [401, 404, 404, 404, 409, 404] },
  // There was no second chance: the owner is told so.
  "purchases.withdrawSecondChance": { target: "live", expected: [401, 404, 404, 404, 409, 404] },
  "purchases.secondChances": { target: "none", expected: signedIn(200) },
  "purchases.acceptSecondChance": { target: "none", expected: signedIn(404) },
  "purchases.refuseSecondChance": { target: "none", expected: signedIn(404) },
  "reviews.profile": { target: "none", expected: everybody(404) },
  "reviews.ofUser": { target: "none", expected: everybody(404) },
  "reviews.owed": { target: "none", expected: signedIn(200) },
  "reviews.ofDeal": { target: "deal", expected: ownDeal(200) },
  // The deal is not completed: a permitted caller is told so.
  "reviews.save": {
    target: "deal",
    expected: [401, 403, 403, 404, 409, 404],
    body: () => ({ stars: 5, text: "Dobré." }),
  },
  "reviews.reply": {
    target: "none",
    expected: [401, 403, 403, 404, 404, 404],
    body: () => ({ text: "Děkuji." }),
  },
  "reviews.hide": {
    target: "none",
    expected: [401, 403, 403, 403, 403, 404],
    body: () => ({ rule: "decency", reason: "Nadávky." }),
  },
  "settings.list": { target: "none", expected: everybody(200) },
  "subscribers.categories": { target: "none", expected: everybody(200) },
  "subscribers.save": {
    target: "none",
    expected: everybody(200),
    body: (role) => ({ email: `newsletter-${role}@nobody.test`, selectedCategories: [] }),
  },
  "subscribers.get": { target: "none", expected: signedIn(200) },
  "subscribers.preferences": {
    target: "none",
    expected: [401, 403, 200, 200, 200, 200],
    body: () => ({ selectedCategories: [] }),
  },
  "subscribers.end": { target: "none", expected: signedIn(200) },
  "subscribers.confirm": { target: "none", expected: everybody(404) },
  "subscribers.unsubscribe": { target: "none", expected: everybody(404) },
  "suggestions.list": { target: "none", expected: everybody(200) },
  "suggestions.categories": { target: "none", expected: everybody(200) },
  "wishlists.own": { target: "none", expected: signedIn(200) },
  "wishlists.watchedByGuest": { target: "guestList", expected: everybody(200) },
  "wishlists.watched": { target: "none", expected: signedIn(200) },
  "watchedSearches.list": { target: "none", expected: signedIn(200) },
  "watchedSearches.add": { target: "none", expected: signedIn(201), body: () => ({ q: "becherovka 1930" }) },
  "watchedSearches.change": { target: "none", expected: signedIn(404), body: () => ({ pace: "daily" }) },
  "watchedSearches.found": { target: "none", expected: signedIn(404) },
  "watchedSearches.remove": { target: "none", expected: signedIn(404) },
  "productWatches.list": { target: "none", expected: signedIn(200) },
  "productWatches.get": { target: "none", expected: signedIn(404) },
  "productWatches.set": { target: "none", expected: signedIn(404), body: () => ({ wishedPrice: null }) },
  "productWatches.remove": { target: "none", expected: signedIn(404) },
  "wishlists.create": { target: "none", expected: everybody(201), body: () => ({}) },
  // A guest's list is open to any caller with its id, the owner's to the owner alone.
  "wishlists.anonymous": { target: "guestList", expected: everybody(200) },
  "wishlists.anonymous of an account": { target: "ownersList", expected: everybody(404) },
  "wishlists.change": {
    target: "guestList",
    expected: everybody(200),
    body: () => ({ productId: watchableId }),
  },
  "wishlists.change of an account": {
    target: "ownersList",
    expected: [404, 404, 404, 404, 200, 404],
    body: () => ({ productId: watchableId }),
  },
  "wishlists.remove": { target: "guestList", expected: everybody(200) },
  "wishlists.remove of an account": { target: "ownersList", expected: [404, 404, 404, 404, 200, 404] },
  "health.check": { target: "none", expected: everybody(200) },
  "health.ready": { target: "none", expected: everybody(200) },
};

const bannerBody = {
  place: "banner.promo" as const,
  title: { cs: "Sdělení", en: "" },
  url: { cs: "/blog", en: "/en/blog" },
};
const operations = new Map(
  Object.entries(api).flatMap(([feature, specs]) =>
    Object.entries(specs as Record<string, RouteSpec>).map(([name, spec]) => [`${feature}.${name}`, spec]),
  ),
);
const missingId = 999_999_999;
let pictureId = "";
let lastListingId = 1;
let tempId = "";
let watchableId = 0;
let app: TestApp;
let users: Record<Exclude<Role, "guest">, TestUser>;
let categoryId: number;
let made = 0;

beforeAll(async () => {
  app = await createTestApp();
  await seedCurrencies(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
  users = {
    unconfirmed: await makeUser(app.ctx, { emailConfirmedAt: null }),
    suspended: await makeUser(app.ctx, { suspendedAt: new Date() }),
    stranger: await makeUser(app.ctx),
    owner: await makeUser(app.ctx),
    admin: await makeProvedUser(app.ctx, { scopes: ["admin"] }),
  };
});

test("every operation has a row", () => {
  const named = new Set(Object.keys(table).map((name) => name.split(" ")[0] ?? ""));
  expect([...operations.keys()].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !operations.has(name))).toEqual([]);
});

describe.each(Object.entries(table))("%s", (name, row) => {
  // Whoever reads or is refused leaves the target as it was, for the next caller.
  let untouched: { seller: TestUser; id: number } | null = null;
  test.each(roles.map((role, index) => [role, row.expected[index]]))("by %s: %d", async (role, expected) => {
    const seller = sellerOf(row.target, role as Role);
    const id = untouched?.seller === seller ? untouched.id : await targetOf(row.target, role as Role);
    const answer = await call(name, row, role as Role, id);
    untouched = answer.statusCode >= 400 || operationOf(name).method === "GET" ? { seller, id } : null;
    expect([answer.statusCode, answer.statusCode < 400 ? {} : Object.keys(answer.json()).sort()]).toEqual([
      expected,
      answer.statusCode < 400 ? {} : expect.arrayContaining(["code", "message"]),
    ]);
  });
});

describe("a suspended admin has no power of the back office", () => {
  const ofAdmin = Object.entries(table).filter(
    ([, { expected }]) => expected.slice(1, 5).every((status) => status === 403) && expected[5] !== 403,
  );
  test("there are such operations", () => expect(ofAdmin.length).toBeGreaterThan(10));
  let suspended: TestUser;
  beforeAll(async () => {
    suspended = await makeUser(app.ctx, { scopes: ["admin"], suspendedAt: new Date() });
  });
  test.each(ofAdmin)("%s", async (name, row) => {
    const before = users.admin;
    users.admin = suspended;
    try {
      const answer = await call(name, row, "admin", await targetOf(row.target, "admin"));
      expect([answer.statusCode, answer.json().code]).toEqual([403, "FORBIDDEN"]);
    } finally {
      users.admin = before;
    }
  });
});

/** What whoever answers people may read; nothing else of the back office is theirs (rule DK3). */
const ofSupport = [
  ...["goodsAdmin.list", "runningAdmin.list", "dealAdmin.list", "dealAdmin.get"],
  ...["people.list", "people.get"],
];

/** Of settings finance reads those that it writes (rule SE1). */
const ofFinanceToo = "settingsAdmin.list";

/** What whoever has any scope sees (rules DK1, DK6). */
const ofAnyScope = ["adminOverview.get", "adminSearch.find"];

/** The scope that opens each operation of the back office, by its first word or, where that differs, by its own name. */
const scopeOf: Record<string, string> = {
  ...{ auditAdmin: "admin", flaggerAdmin: "admin", categoryPolicies: "admin" },
  ...{
    "adminOverview.health": "admin",
    "adminOverview.retryEvent": "admin",
    "adminOverview.dropEvent": "admin",
  },
  ...{ "groups.add": "admin", "people.setScopes": "admin" },
  ...{
    runningAdmin: "moderation",
    saleAdmin: "moderation",
    dealAdmin: "moderation",
    strikeAdmin: "moderation",
  },
  ...{ cases: "moderation", moderation: "moderation", groups: "moderation", people: "moderation" },
  ...{ reportAdmin: "moderation", reporterAdmin: "moderation", suspicions: "moderation" },
  ...{ questions: "moderation", reviews: "moderation", purchases: "moderation", bids: "moderation" },
  ...{ settingsAdmin: "content", banners: "content", brandAdmin: "content", categoryAdmin: "content" },
  ...{ contentAdmin: "content", documentAdmin: "content", blogCategoryAdmin: "content" },
  ...{ currencyAdmin: "content", newsletterAdmin: "content", mailAdmin: "content" },
  ...{ carriers: "shop", stores: "shop", goodsAdmin: "shop", productTable: "shop", products: "shop" },
  ...{ packageAdmin: "finance", taxAdmin: "finance", moneyAdmin: "finance", sellerReports: "finance" },
  ...{ sellerReportMessages: "finance", invoiceAdmin: "finance", payouts: "finance", fees: "finance" },
  ...{ bankOrders: "finance", bankMovements: "finance" },
  ...{ issuedDocuments: "finance", handDocuments: "finance", vatMonths: "finance" },
  vouchers: "finance",
};

describe("one scope alone opens its operations and no others", () => {
  const ofAdmin = Object.entries(table).filter(
    ([, { expected }]) => expected.slice(1, 5).every((status) => status === 403) && expected[5] !== 403,
  );
  const colleagues: [scope: string, TestUser][] = [];
  beforeAll(async () => {
    for (const scope of ["moderation", "content", "shop", "finance", "support"])
      colleagues.push([scope, await makeProvedUser(app.ctx, { scopes: [scope] })]);
  });
  test.each(ofAdmin)("%s", async (name, row) => {
    const operation = name.split(" ")[0] ?? "";
    const opening = scopeOf[operation] ?? scopeOf[operation.split(".")[0] ?? ""];
    const before = users.admin;
    try {
      const id = await targetOf(row.target, "admin");
      for (const [scope, colleague] of colleagues) {
        users.admin = colleague;
        const { statusCode } = await call(name, row, "admin", id);
        const isOpen =
          ofAnyScope.includes(operation) ||
          opening === scope ||
          (scope === "support" && ofSupport.includes(operation)) ||
          (scope === "finance" && operation === ofFinanceToo);
        expect([scope, statusCode === 403 ? "refused" : "open"]).toEqual([scope, isOpen ? "open" : "refused"]);
      }
    } finally {
      users.admin = before;
    }
  });
});

describe("of nothing is 404, for whoever gets as far as that", () => {
  test.each(Object.entries(table).filter(([, row]) => row.target !== "none"))("%s", async (name, row) => {
    for (const [index, role] of roles.entries()) {
      const own = row.expected[index] ?? 0;
      // Whoever may not trade is told so before a deal is looked for; its two sides are known by the deal alone.
      const mayNotTrade = row.target === "deal" && (role === "unconfirmed" || role === "suspended");
      const isStopped =
        own === 401 || (own === 403 && (mayNotTrade || ["draft", "case", "inspection", "banner"].includes(row.target)));
      const answer = await call(name, row, role, missingId);
      expect([role, answer.statusCode]).toEqual([role, isStopped ? own : 404]);
    }
  });
});

test("a link from a mail works for whoever holds it, signed in or not", async () => {
  const link = await createMailLink(app.ctx, users.unconfirmed.id, "confirm");
  const answer = await app.as(users.stranger).post("/api/auth/confirm", {
    hash: link,
    password: testPassword,
  });
  expect(answer.json()).toEqual({ data: { email: users.unconfirmed.email } });
});

async function targetOf(target: Target, role: Role): Promise<number> {
  if (target === "none") return missingId;
  if (target === "banner") return storeBanner(app.ctx, bannerBody);
  if (target === "deal" || target === "case") return dealOrCase(target);
  if (target === "conversation") {
    const { id } = await makeListing(app.ctx, { sellerId: users.owner.id, categoryId });
    const asker = app.as(await makeUser(app.ctx));
    const key = { "idempotency-key": `permissions-${id}` };
    const asked = await asker.post(`/api/auctions/${id}/questions`, { text: "Je kolek celý?" }, key);
    return asked.json().data.conversationId;
  }
  if (target === "guestList" || target === "ownersList") {
    watchableId = (await makeListing(app.ctx, { sellerId: users.owner.id, categoryId })).id;
    const holder = target === "guestList" ? null : users.owner;
    tempId = (await app.as(holder).post("/api/wishlist", {})).json().temp_id;
    return watchableId;
  }
  const seller = sellerOf(target, role);
  const state = stateOf(target);
  const { id } = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    description: "Z prvního majitele.",
    ...state,
  });
  made += 1;
  if (target === "inspection") {
    await openInspection(app.ctx, { id, sellerId: seller.id, name: "Láhev" }, "before");
    const [{ id: inspectionId } = { id: 0 }] = await app.db
      .select({ id: inspections.id })
      .from(inspections)
      .where(eq(inspections.listingId, id));
    await makePicture(app.ctx, id, { ownerId: seller.id });
    return inspectionId;
  }
  pictureId = (await makePicture(app.ctx, id, { ownerId: seller.id })).id;
  lastListingId = id;
  return id;
}

/** Whose it is that the role meets. */
function sellerOf(target: Target, role: Role): TestUser {
  const hasOwn = target === "draft" && (role === "unconfirmed" || role === "suspended");
  return hasOwn ? users[role] : users.owner;
}

function stateOf(target: Target) {
  if (target === "draft") return { status: "draft", publishedAt: null } as const;
  return target === "inspection" ? ({ status: "in_review", publishedAt: null } as const) : {};
}

async function dealOrCase(target: "deal" | "case"): Promise<number> {
  const made = await makeDeal(app.ctx, { seller: users.owner });
  if (target === "deal") return made.id;
  const reported = await app
    .as(users.owner)
    .post(`/api/me/deals/${made.id}/problem`, { kind: "other", note: "Něco je špatně." });
  return reported.json().data.cases[0].id;
}

async function call(name: string, { body, query = "" }: Row, role: Role, id: number) {
  const spec = operationOf(name);
  const user = role === "guest" ? null : await signedInAs(spec, role);
  const form = spec.upload ? uploadForm(await pictureBytes(40, 30, "png")) : null;
  const payload = form?.payload ?? body?.(role);
  return injectOperation(app.app, spec, {
    method: spec.method,
    url: `${spec.path}${query}`
      .replace("{id}", String(id))
      .replace("{storeId}", "1")
      .replace("{locale}", "cs")
      .replace("{name}", "auction-won")
      .replace("{lang}", "cs")
      .replace("{pictureId}", pictureId)
      .replace("{hash}", "0".repeat(64))
      .replace("{closesOn}", "2001-01-28")
      .replace("{year}", "2001")
      .replace("{month}", "2001-01")
      .replace("{tempId}", id === missingId ? "x".repeat(43) : tempId)
      .replace("{productId}", String(missingId))
      .replace("{key}", name.endsWith("of an account") ? "own" : "x".repeat(43)),
    headers: {
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...(spec.headers && { "idempotency-key": `${name.replaceAll(/\W/g, "-")}-${role}-${made}` }),
      ...form?.headers,
    },
    ...(payload !== undefined && { payload: payload as object }),
  });
}

function operationOf(name: string): RouteSpec {
  const spec = operations.get(name.split(" ")[0] ?? "");
  if (!spec) throw new Error(`${name} is no operation`);
  return spec;
}

/** Logging out ends a token that the other rows still need. */
async function signedInAs(spec: RouteSpec, role: Exclude<Role, "guest">): Promise<TestUser> {
  return spec.path.endsWith("/logout") ? makeUser(app.ctx) : users[role];
}

function pushSubscription(role: Role) {
  const p256dh = createECDH("prime256v1").generateKeys().toString("base64url");
  return { endpoint: `https://push.example/${role}`, keys: { p256dh, auth: "A".repeat(22) } };
}

function registration(role: Role) {
  return {
    email: `${role}@new.test`,
    username: `new${role}`,
    password: "jantarova-sova-74",
    terms: true,
    adult: true,
  };
}

function credentials() {
  return { email: users.stranger.email, password: testPassword };
}
