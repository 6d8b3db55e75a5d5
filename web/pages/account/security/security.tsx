import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { apiContext } from "#web/api/server-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import { wantedPage } from "#web/session/wanted-page.ts";
import type { Route } from "./+types/security";
import { Devices, factsOfName } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { devicesOf, securityOf } = args.context.get(apiContext);
  const [devices, security] = await Promise.all([devicesOf.list({}), securityOf.get({})]);
  return { devices: devices.data, security: security.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("security:title");
}

/** How the account is guarded, and where it is signed in. */
export default function Security({ loaderData: { devices, security, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("security");
  const { withProof, proof } = useProof();
  const wanted = wantedPage(useSearchParams()[0]);
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-2 max-w-160 text-muted">{t("lead")}</p>
      <SecondFactor security={security} withProof={withProof} wanted={wanted} />
      <Passkeys
        passkeys={security.passkeys}
        thisDevice={devices
          .filter(({ isThis }) => isThis)
          .flatMap(factsOfName)
          .join(", ")}
        withProof={withProof}
      />
      <Devices devices={devices} />
      {proof}
    </AccountLayout>
  );
}
