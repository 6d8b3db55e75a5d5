/** What takes long and seldom finds anything is done by `npm run release-check` alone. */
export const isThorough = process.env.THOROUGH === "1";

/**
 * How many random histories a property is tried on through the database: 150, or a thousand in `npm run release-check`. A failure
 * prints its seed (`seed.ts`); KABINET_SEED repeats it.
 */
export const databaseRuns = { numRuns: isThorough ? 1_000 : 150 };

/** How many bids at most a history has whose every bid is looked at: half of what is drawn, or all in `npm run release-check`. */
export const longestHistory = isThorough ? 30 : 15;

/** How many random bodies an operation is sent: ten, or forty in `npm run release-check`. */
export const requestRuns = { numRuns: isThorough ? 40 : 10 };

/** How many random queries: fifteen, or sixty in `npm run release-check`. */
export const queryRuns = { numRuns: isThorough ? 60 : 15 };
