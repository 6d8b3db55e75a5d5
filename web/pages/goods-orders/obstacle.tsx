import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { signInFor } from "#web/session/wanted-page.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Kind = NonNullable<Checkout["obstacle"]>;

/** What has to be done before what is in the cart can be ordered, with the way there and back. */
export function Obstacle({ kind }: { kind: Kind }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const here = pathTo("checkout", locale);
  const ways: Record<Kind, string> = {
    sign_in: signInFor(locale, { pathname: here, search: "" }),
    age: `${pathTo("ageProof", locale)}?${new URLSearchParams({ redirect: here })}`,
    account: `${pathTo("verification", locale)}?${new URLSearchParams({ redirect: here })}`,
    country: pathTo("cart", locale),
    payment: pathTo("cart", locale),
  };
  return (
    <Notice
      tone="warning"
      className="mt-5 max-w-[70ch]"
      title={t(`obstacle.${kind}.title`)}
      action={
        <ButtonLink to={ways[kind]} size="small">
          {t(`obstacle.${kind}.action`)}
        </ButtonLink>
      }
    >
      {t(`obstacle.${kind}.text`)}
    </Notice>
  );
}
