import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NearDuplicate } from "#contract/moderation/moderation.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Listings with nearly the same pictures or description; nothing where there are none. */
export function NearDuplicates({ found }: { found: readonly NearDuplicate[] }) {
  const { t } = useTranslation("moderationAdmin");
  if (found.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="type-control">{t("queue.alike.title")}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        {found.map((each) => (
          <Line key={each.id} found={each} />
        ))}
      </ul>
    </section>
  );
}

function Line({ found }: { found: NearDuplicate }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { id, slug, name, status, picture, seller, isSameSeller, pictures, words } = found;
  const alike = [
    pictures > 0 && t("queue.alike.pictures", { count: pictures }),
    words !== null && t("queue.alike.words", { percent: words }),
  ].filter(Boolean);
  return (
    <li className="type-small flex min-w-0 gap-3">
      {picture && <ListingPicture picture={picture} alt="" sizes="64px" className="w-16 shrink-0" />}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="type-control">
          {status === "in_review" ? (
            typography(name)
          ) : (
            <Link className="quiet-link inline-block min-h-6" to={pathTo("item", locale, { id, slug })}>
              {typography(name)}
            </Link>
          )}
        </p>
        <p className="text-muted">
          {isSameSeller ? (
            t("queue.alike.own")
          ) : (
            <Link className="quiet-link inline-block min-h-6" to={pathTo("user", locale, { id: seller.id })}>
              <bdi>{seller.username}</bdi>
            </Link>
          )}
          {" · "}
          {t(`queue.alike.status.${status}`)}
        </p>
        <p>{typography(alike.join(" · "))}</p>
      </div>
    </li>
  );
}
