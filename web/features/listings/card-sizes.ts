export type CardColumns = "full" | "beside" | "five";

/** `sizes` of a card's picture in each arrangement. */
export const cardSizes: Record<CardColumns, string> = {
  full: "(width >= 1656px) 369px, (width >= 1260px) calc(25vw - 45px), (width >= 768px) calc(33vw - 50px), calc(50vw - 27px)",
  beside:
    "(width >= 1796px) 287px, (width >= 1656px) 392px, (width >= 1028px) calc(33vw - 160px), (width >= 768px) calc(33vw - 50px), calc(50vw - 27px)",
  five: "(width >= 1656px) 293px, (width >= 1260px) calc(20vw - 39px), (width >= 768px) calc(33vw - 48px), calc(50vw - 27px)",
};
