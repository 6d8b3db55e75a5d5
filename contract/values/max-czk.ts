/** Greatest amount the API takes or gives: ten digits of whole crowns. */
export const maxCzk = 9_999_999_999;
