import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/contact";
import { Addresses } from "./addresses/addresses.tsx";
import { AvatarSection } from "./avatar/avatar-section.tsx";
import { ContactForm } from "./contact-form.tsx";
import { SignInDetails } from "./sign-in-details.tsx";
import { TaxDetails } from "./tax/tax-details.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { ownListings, contact, credentialsOf, addresses, accounts, sellerReports } = args.context.get(apiContext);
  const [{ data }, credentials, statistics, known, me, tax] = await Promise.all([
    contact.get({}),
    credentialsOf.get({}),
    ownListings.statistics({}),
    addresses.list({}),
    accounts.me({}),
    sellerReports.ownDetails({}),
  ]);
  return {
    contact: data,
    addresses: known.data,
    tax: tax.data,
    picture: me.data.avatar_file_name,
    credentials: credentials.data,
    total: statistics.total,
    serverTime: new Date().toISOString(),
  };
}

export function meta() {
  return privateMeta("contact:title");
}

/** The user's contact details for the other side of a deal, the account that buyers pay to, of a seller what the tax office is told, further addresses, the picture, and what the user signs in with. */
export default function Contact({
  loaderData: { contact, addresses, tax, credentials, picture, total, serverTime },
}: Route.ComponentProps) {
  const { t } = useTranslation(["contact", "privacy"]);
  const locale = useLocale();
  return (
    <AccountLayout serverTime={serverTime} ownListingTotal={total}>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-2 max-w-160 text-muted">{t("lead")}</p>
      <ContactForm contact={contact} />
      {tax.isSeller && <TaxDetails tax={tax} />}
      <Addresses addresses={addresses} />
      <AvatarSection picture={picture} />
      <SignInDetails credentials={credentials} />
      <p className="type-body mt-10">
        <Link className="quiet-link" to={pathTo("privacy", locale)}>
          {t("privacy:link")}
        </Link>
      </p>
    </AccountLayout>
  );
}
