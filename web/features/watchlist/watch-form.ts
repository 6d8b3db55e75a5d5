/** Of the form that watch buttons belong to: without scripts they lead to signing in. */
export const watchFormId = "watch-form";
