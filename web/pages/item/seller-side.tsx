import { Suspense } from "react";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { ReportThing } from "#web/features/reports/report-thing.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSession } from "#web/session/session.ts";
import { SellerBlock } from "./seller-block.tsx";

const ModeratorMenu = laterPart(() => import("./moderator-menu.tsx"));
const RelistedLinks = laterPart(() => import("./relisted-links.tsx"));

/** Below the bid block: the other round of the same thing, a moderator's menu, and the seller. */
export function SellerSide({ listing, lot }: { listing: ListingDetail; lot: LotState }) {
  const user = useSession();
  return (
    <>
      {(listing.relistedAs || listing.relistedFrom) && (
        <Suspense>
          <RelistedLinks listing={listing} />
        </Suspense>
      )}
      {hasScope(user, "moderation") && (
        <Suspense>
          <ModeratorMenu name={listing.name} lot={lot} />
        </Suspense>
      )}
      <SellerBlock listing={listing} />
      <ReportThing kind="listing" id={listing.id} ownerId={listing.seller.id} name={listing.name} />
    </>
  );
}
