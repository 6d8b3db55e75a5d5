import { useVisitor } from "#web/session/visitor.tsx";
import type { ListingPageProps } from "./listing-page-props.ts";

/**
 * The page's data with what the visitor alone may see: the page came as it is for everybody, and the frame's answer brings the
 * rest; until it has come, what this tab remembers counts while the lot is as it was then. A page whose loader has asked for
 * the visitor stays as it is.
 */
export function useOwnPart(page: ListingPageProps): ListingPageProps {
  const { session, isSure } = useVisitor();
  const own = session?.own;
  const { listing } = page;
  if (listing.lot.viewer !== null || own?.lot.id !== listing.id) return page;
  if (!isSure && own.lot.revision !== listing.lot.revision) return page;
  const { lot, lines, receipts, offers, nextSteps, secondChance, cancellation, ...questions } = own;
  return {
    ...page,
    listing: { ...listing, lot, cancellation },
    bids: lines ?? page.bids,
    receipts,
    offers,
    aftermath: { nextSteps, secondChance },
    questions: { ...page.questions, ...questions },
  };
}
