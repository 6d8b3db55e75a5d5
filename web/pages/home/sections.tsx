import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { HomeSection as Name } from "#contract/settings/settings.ts";
import { ArticleRow } from "#web/features/content/article-row.tsx";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { CategoryShelf } from "./category-shelf.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { Hero } from "./hero.tsx";
import { HomeSection } from "./home-section.tsx";
import type { HomeData } from "./load-home.ts";
import { MonthlySale } from "./monthly-sale.tsx";
import { Promises } from "./promises.tsx";

/** Every section that the setting `home` can name; one that has nothing to show is nothing. */
export const sections: Readonly<Record<Name, (props: { data: HomeData }) => ReactNode>> = {
  hero: ({ data: { hero, setting } }) => (
    <>
      <Hero lot={hero} title={setting.title} text={setting.text} />
      <Promises className={setting.sections.includes("ending") ? "max-tablet:hidden" : undefined} />
    </>
  ),
  ending: Ending,
  newest: Newest,
  shop: Shop,
  categories: Categories,
  articles: Articles,
  delivery: ({ data: { setting, goods } }) => goods.length > 0 && <FreeDelivery over={setting.freeDeliveryOver} />,
};

/** What ends first, and the sale that closes next. */
function Ending({ data: { ending, sale, setting } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <>
      {ending.length > 0 && (
        <HomeSection title={t("ending")} link={{ label: t("allEnding"), to: pathTo("dailyAuctions", locale) }}>
          {/* Six fill rows of two and three; a row of five shows five. */}
          <CardGrid listings={ending} columns="five" className="wide:[&>li:nth-child(6)]:hidden" />
        </HomeSection>
      )}
      {/* On a phone goods come first. */}
      {setting.sections.includes("hero") && <Promises className="mt-10 tablet:hidden" />}
      {sale && sale.lots > 0 && <MonthlySale sale={sale} />}
    </>
  );
}

/** Four make a row of four; a row of three shows three. */
const oneRow = "tablet:max-wide:[&>li:nth-child(4)]:hidden";

function Newest({ data: { newest } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  const to = `${pathTo("search", useLocale())}?sort=newest`;
  if (newest.length === 0) return null;
  return (
    <HomeSection title={t("newest")} link={{ label: t("allNewest"), to }}>
      <CardGrid listings={newest} className={oneRow} />
    </HomeSection>
  );
}

function Shop({ data: { goods } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  const to = pathTo("newProducts", useLocale());
  if (goods.length === 0) return null;
  return (
    <HomeSection title={t("shop")} link={{ label: t("wholeShop"), to }}>
      <CardGrid listings={goods} className={oneRow} />
    </HomeSection>
  );
}

function Categories({ data: { shelf } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  if (shelf.length === 0) return null;
  return (
    <HomeSection title={t("shelf")}>
      <CategoryShelf entries={shelf} />
    </HomeSection>
  );
}

function Articles({ data: { articles } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  const to = pathTo("blog", useLocale());
  if (articles.length === 0) return null;
  return (
    <HomeSection title={t("articles")} link={{ label: t("allArticles"), to }}>
      <ArticleRow articles={articles} headingLevel={3} />
    </HomeSection>
  );
}
