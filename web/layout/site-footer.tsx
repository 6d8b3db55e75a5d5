import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { takesCards } from "#contract/payments/ways-text.ts";
import { isProfile } from "#contract/settings/contact-marks.ts";
import { CookieSettingsButton } from "#web/features/consent/cookie-settings-button.tsx";
import { CurrencySwitcher } from "#web/features/currencies/currency-switcher.tsx";
import { PragueTimes } from "#web/format/prague-note.tsx";
import { typography } from "#web/format/typography.ts";
import { useRootData } from "#web/site/root-data.ts";
import type { SiteSettings } from "#web/site/site-settings.ts";
import { classes } from "#web/ui/classes.ts";
import { SharedIcon } from "#web/ui/shared-icons.tsx";
import { FacebookMark, InstagramMark, MastercardMark, VisaMark } from "./brand-marks.tsx";
import { FilmBand } from "./film/film-band.tsx";
import { HomeLink } from "./home-link.tsx";
import { type LanguagePaths, LanguageSwitcher } from "./language-switcher.tsx";
import { MenuLink } from "./menu-link.tsx";

type Contacts = SiteSettings["contacts"];

interface SiteFooterProps {
  settings: SiteSettings;
  /** The year of the copyright line. */
  year: number;
  languagePaths: LanguagePaths | undefined;
  /** The sign-up block of the newsletter, shown on the film. */
  newsletter?: ReactNode;
}

const link = "footer-link";

/** How high it is until it comes near. */
const heights = {
  withNewsletter: "when-near-[1180px] tablet:when-near-[1320px] desktop:when-near-[1087px] wide:when-near-[864px]",
  plain: "when-near-[790px] tablet:when-near-[960px] desktop:when-near-[578px] wide:when-near-[542px]",
};

/**
 * FR11: The footer has, under public lists and articles, the newsletter with its film, and everywhere a description,
 * the bottom menu, two social networks, two card brands where cards are taken, and the copyright line; the film moves neither where movement
 * nor where data are to be saved.
 */
export function SiteFooter({ settings, year, languagePaths, newsletter }: SiteFooterProps) {
  const { t } = useTranslation("layout");
  return (
    <footer
      className={classes(
        "mt-22 bg-teal-deep text-on-teal [--color-focus:var(--color-on-teal-accent)] max-tablet:mt-15",
        newsletter ? heights.withNewsletter : heights.plain,
      )}
    >
      {newsletter && <FilmBand>{newsletter}</FilmBand>}
      <div className="container-page py-9 tablet:py-16">
        <div className="grid gap-8 tablet:gap-10 desktop:grid-cols-[minmax(260px,1.2fr)_3fr] desktop:gap-16">
          <div>
            <HomeLink className="inline-block rounded-tag" />
            <p className="type-small mt-4 max-w-80 text-on-teal-2">{typography(settings.contacts.description)}</p>
            <Operator contacts={settings.contacts} />
            <Networks networks={settings.contacts.networks} />
          </div>
          <BottomMenu menu={settings.bottommenu} />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4 border-teal-line tablet:mt-12 tablet:border-t tablet:pt-7">
          <p className="type-caption flex items-center gap-4 text-on-teal-2">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full border border-on-teal-accent text-sm font-semibold text-on-teal-accent"
            >
              18+
            </span>
            {typography(t("footer.adults"))}
          </p>
          <Cards cards={settings.contacts.cards} />
          <div className="flex items-center gap-x-4 text-on-teal-2">
            <CurrencySwitcher />
            <LanguageSwitcher paths={languagePaths} inFooter />
          </div>
          <PragueTimes className="type-caption text-on-teal-2" />
          <CookieSettingsButton className="type-caption min-h-11 text-on-teal-2 underline decoration-on-teal-accent underline-offset-4 hover:text-on-teal" />
          <p className="type-caption text-on-teal-2 tablet:ml-auto">{t("footer.copyright", { year })}</p>
        </div>
      </div>
    </footer>
  );
}

function BottomMenu({ menu }: { menu: SiteSettings["bottommenu"] }) {
  const { t } = useTranslation("layout");
  return (
    <nav aria-label={t("footer.nav")} className="footer-menu">
      {menu.map((part) => (
        <MenuPart key={part.title} {...part} />
      ))}
    </nav>
  );
}

/** A part of the bottom menu; on a phone it is folded where scripts run, so that the page ends soon. */
function MenuPart({ title, links }: SiteSettings["bottommenu"][number]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p className="font-serif text-lg/7 max-tablet:py-2.5 max-tablet:[.with-script_&]:hidden">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="needs-script footer-fold"
      >
        {title}
        <SharedIcon name="chevron-right" className={isOpen ? "tree-arrow -rotate-90" : "tree-arrow rotate-90"} />
      </button>
      <ul className={isOpen ? "footer-links" : "footer-links max-tablet:[.with-script_&]:hidden"}>
        {links.map((entry) => (
          <li key={`${entry.link} ${entry.text}`}>
            <MenuLink to={entry.link} className={link}>
              {typography(entry.text)}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The operator's name and contacts, as far as they are filled in. */
function Operator({ contacts }: { contacts: Contacts }) {
  const { company, street, zip, city, email, phone } = contacts;
  const lines = [company, street, [zip, city].filter(Boolean).join(" ")].filter(Boolean);
  if (lines.length === 0 && !email && !phone) return null;
  return (
    <address className="type-small mt-4 text-on-teal-2 not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {email && (
        <a href={`mailto:${email}`} className={`${link} mr-5`}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/\s/g, "")}`} className={link}>
          {phone}
        </a>
      )}
    </address>
  );
}

const cardMarks = {
  visa: <VisaMark key="visa" label="Visa" />,
  mastercard: <MastercardMark key="mastercard" label="Mastercard" />,
};

function Cards({ cards }: Pick<Contacts, "cards">) {
  const { waysToPay } = useRootData();
  if (cards.length === 0 || !takesCards(waysToPay)) return null;
  return <p className="flex items-center gap-3 text-on-teal-2">{cards.map((card) => cardMarks[card])}</p>;
}

const networkMarks = { facebook: FacebookMark, instagram: InstagramMark };
const networkNames = { facebook: "Facebook", instagram: "Instagram" };

function Networks({ networks: given }: Pick<Contacts, "networks">) {
  const networks = given.filter(({ url }) => isProfile(url));
  if (networks.length === 0) return null;
  return (
    <ul className="mt-4 -ml-2.5 flex">
      {networks.map(({ name, url }) => {
        const Mark = networkMarks[name];
        return (
          <li key={name}>
            <MenuLink
              to={url}
              className="grid size-11 place-items-center rounded-control text-on-teal-2 hover:text-on-teal"
            >
              <Mark />
              <span className="sr-only">{networkNames[name]}</span>
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}
