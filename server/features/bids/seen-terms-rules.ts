/**
 * P12: A purchase or a bid that names the terms its sender saw (postage, hand-over, words, pictures) binds to no others;
 * what is added after the first bid changes no terms.
 *
 * `seen` is the `terms_revision` of the listing that its sender saw; without one whatever holds is meant.
 */
export function termsRefusal(
  seen: number | undefined,
  listing: { readonly termsRevision: number },
): "TERMS_CHANGED" | null {
  return seen === undefined || seen === listing.termsRevision ? null : "TERMS_CHANGED";
}
