import { z } from "zod";
import { topics } from "#server/events/topics.ts";

export const reportEvents = topics({
  /** Somebody has told moderators of something. */
  ReportFiled: z.object({ reportId: z.number() }),
  /** A moderator decided what somebody had reported. */
  ReportDecided: z.object({ reportId: z.number() }),
  /** A side has appealed against a decision. */
  ReportAppealed: z.object({ appealId: z.number() }),
  /** Who reports was warned or paused from reporting, or that was withdrawn. */
  ReporterMeasured: z.object({ measureId: z.number(), isWithdrawn: z.boolean() }),
  /** Another moderator has decided an appeal. */
  AppealDecided: z.object({ appealId: z.number() }),
});
