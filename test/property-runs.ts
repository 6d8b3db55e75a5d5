/**
 * How many random histories a property is tried on through the database: 150, or a thousand in `npm run release-check`. A failure
 * prints its seed; KABINET_SEED repeats it.
 */
export const databaseRuns = { numRuns: process.env.THOROUGH === "1" ? 1_000 : 150 };

/** How many random bodies an operation is sent: ten, or forty in `npm run release-check`. */
export const requestRuns = { numRuns: process.env.THOROUGH === "1" ? 40 : 10 };

/** How many random queries: fifteen, or sixty in `npm run release-check`. */
export const queryRuns = { numRuns: process.env.THOROUGH === "1" ? 60 : 15 };
