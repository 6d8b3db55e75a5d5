import type { RouteConfig } from "@react-router/dev/routes";
import { route } from "@react-router/dev/routes";
import { locales } from "../contract/locale.ts";
import { addresses, type PageKey } from "./addresses/addresses.ts";

/** Which module renders which page. Names of routes carry their language (`home___cs`). */
const modules: Record<PageKey, string> = {
  home: "pages/home/home.tsx",
  search: "pages/search/search.tsx",
  dailyAuctions: "pages/daily/daily.tsx",
  monthlySales: "pages/monthly/monthly.tsx",
  monthlySale: "pages/monthly/sale.tsx",
  blog: "pages/blog/blog.tsx",
  article: "pages/blog/article.tsx",
  info: "pages/info/info.tsx",
  documents: "pages/documents/documents.tsx",
  register: "pages/auth/register.tsx",
  welcome: "pages/auth/welcome.tsx",
  resetPassword: "pages/auth/reset-password.tsx",
  changePassword: "pages/auth/change-password.tsx",
  signIn: "pages/auth/sign-in.tsx",
  login: "pages/auth/login.tsx",
  maintenance: "pages/maintenance/maintenance.tsx",
  accountOverview: "pages/account/overview/overview.tsx",
  ownListings: "pages/account/own-listings/own-listings.tsx",
  offers: "pages/account/offers.tsx",
  messages: "pages/account/messages/messages.tsx",
  conversation: "pages/account/messages/conversation.tsx",
  notices: "pages/account/messages/notices.tsx",
  bids: "pages/account/bids/bids.tsx",
  watched: "pages/account/watched/watched.tsx",
  user: "pages/user/user.tsx",
  ownUser: "pages/user/own-user.tsx",
  newsletters: "pages/account/newsletters.tsx",
  confirmNewsletter: "pages/newsletter/confirm.tsx",
  endNewsletter: "pages/newsletter/end.tsx",
  unsubscribe: "pages/account/unsubscribe.tsx",
  unsubscribeMessages: "pages/account/unsubscribe-messages.tsx",
  deals: "pages/account/deals/deals.tsx",
  deal: "pages/account/deal/deal.tsx",
  accountRegister: "pages/auth/register.tsx",
  contact: "pages/account/contact/contact.tsx",
  inspections: "pages/admin/inspections.tsx",
  cases: "pages/admin/cases.tsx",
  addListing: "pages/listing-form/add.tsx",
  listingAdded: "pages/account/own-listings/listing-added.tsx",
  editListing: "pages/listing-form/edit.tsx",
  adultsOnly: "pages/adults-only/adults-only.tsx",
  item: "pages/item/item.tsx",
  itemInCategory: "pages/item/item.tsx",
  itemById: "pages/item/item.tsx",
};

export default [
  ...(Object.keys(addresses) as PageKey[]).flatMap((page) =>
    locales.map((locale) =>
      route(addresses[page][locale], modules[page], { id: `${page}___${locale}`, caseSensitive: true }),
    ),
  ),
  route("*", "pages/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
