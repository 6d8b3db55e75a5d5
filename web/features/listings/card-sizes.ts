/** A long shelf is drawn and taken over in parts of so many cards: whole rows in two, three and four columns. */
export const cardsOfPart = 12;

/**
 * How high a part of a long shelf is taken to be until it comes near the window: its rows times four fifths of a picture's
 * width and what stands below it.
 */
export const partHeights = {
  full: "when-near-[calc(375vw+1330px)] tablet:when-near-[calc(167vw+730px)] wide:when-near-[calc(94vw+570px)] min-[1656px]:when-near-[2090px]",
  beside:
    "when-near-[calc(375vw+1330px)] tablet:when-near-[calc(167vw+730px)] desktop:when-near-[calc(167vw+200px)] min-[1656px]:when-near-[2840px] ultra:when-near-[1800px]",
} as const;

export type CardColumns = "full" | "row" | "beside" | "five";

const full =
  "(width >= 1656px) 369px, (width >= 1260px) calc(25vw - 45px), (width >= 768px) calc(33vw - 50px), calc(50vw - 27px)";

/** `sizes` of a card's picture in each arrangement. */
export const cardSizes: Record<CardColumns, string> = {
  full,
  row: full,
  beside:
    "(width >= 1796px) 287px, (width >= 1656px) 392px, (width >= 1028px) calc(33vw - 160px), (width >= 768px) calc(33vw - 50px), calc(50vw - 27px)",
  five: "(width >= 1656px) 293px, (width >= 1260px) calc(20vw - 39px), (width >= 768px) calc(33vw - 48px), calc(50vw - 27px)",
};
