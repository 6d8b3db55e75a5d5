/** What the secret of an account's second factor is sealed as (decisions/0085). */
export const aboutSecret = (userId: number) => `second factor of ${userId}`;
