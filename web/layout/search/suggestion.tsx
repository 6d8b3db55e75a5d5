import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePrice } from "#web/features/currencies/currency-provider.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import type { SuggestionOption } from "./suggestion-groups.ts";

interface SuggestionProps extends SuggestionOption {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A line of the suggestions: a name, of a listing with its picture before and its price behind. */
export function Suggestion({ id, name, to, item, isActive, onPoint, onChoose }: SuggestionProps) {
  const { t } = useTranslation("layout");
  const price = usePrice();
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      prefetch="none"
      onMouseMove={onPoint}
      onClick={onChoose}
      className="type-field flex min-h-11 items-center gap-3 rounded-tag px-3 select-none aria-selected:bg-info-tint"
    >
      {item && <ListingPicture picture={item.picture} alt="" sizes="2rem" className="aspect-4/5 w-8 shrink-0 my-1" />}
      <span lang={item?.nameLang} className="min-w-0 grow truncate">
        {name}
      </span>
      {item && item.price !== null && (
        <span className="type-small tnum shrink-0 whitespace-nowrap text-muted">
          {item.type === "demand" ? t("search.upTo", { price: price(item.price) }) : price(item.price)}
        </span>
      )}
    </Link>
  );
}
