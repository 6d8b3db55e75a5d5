/** A voucher of a half without any conditions, as finance writes it. */
export const voucherBody = {
  code: "PODZIM",
  discount: { kind: "percent", percent: 50 },
  ...{ validFrom: null, validUntil: null, totalLimit: null, userLimit: null, categoryId: null },
  ...{ minimum: 0, email: "", subjects: [], owner: null, rewardPercent: 0 },
};
