/** What the last press of the form leads to: the payment first, then a moderator's look, else publication. A key of `listingForm`. */
export function publishLabel<Kind extends string>(
  kind: Kind,
  { isToBePaid, isInspected }: { isToBePaid: boolean; isInspected: boolean },
): "actions.pay" | "actions.submit" | `actions.publish.${Kind}` {
  if (isToBePaid) return "actions.pay";
  return isInspected ? "actions.submit" : `actions.publish.${kind}`;
}
