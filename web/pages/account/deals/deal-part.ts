/**
 * A part of a deal's card: a line and room below it where a part follows that shows something; only room above a list, which
 * begins with a line of its own.
 */
export const dealPart =
  "border-line has-[~:not(:empty)]:mb-5 has-[~:not(:empty)]:not-has-[+dl]:border-b has-[~:not(:empty)]:not-has-[+dl]:pb-5";
