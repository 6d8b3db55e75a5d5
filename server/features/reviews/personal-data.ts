import { and, eq, isNotNull, isNull } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { reviews } from "./table.ts";

export const reviewsData: PersonalData = {
  tables: ["reviews"],
  files: {
    reviews: async (ctx, { id }) => ({
      written: await rowsOf(ctx, reviews, eq(reviews.authorId, id), ["hiddenById"]),
      // A sealed one stays sealed (rule V3).
      received: await rowsOf(
        ctx,
        reviews,
        and(eq(reviews.subjectId, id), isNotNull(reviews.publishedAt), isNull(reviews.hiddenAt)),
        ["authorId", "hiddenById"],
      ),
    }),
  },
};
