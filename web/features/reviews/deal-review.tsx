import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { maxReviewLength } from "#contract/deals/deal-limits.ts";
import type { DealReviews } from "#contract/reviews/reviews.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { DecisionNote } from "#web/features/moderation/decision-note.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewText } from "./review-text.tsx";
import { StarField } from "./star-field.tsx";
import { StarRow } from "./star-row.tsx";

/** On the page of a completed deal: the reader's own review, and the other side's once it is public. */
export function DealReview({ dealId, reviews }: { dealId: number; reviews: DealReviews }) {
  const { t } = useTranslation("reviews");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [isEditing, setIsEditing] = useState(false);
  const { state, mine, theirs, from, until } = reviews;
  if (from === null || until === null) return null;
  const date = formatDate(state === "not_yet" ? from : until, locale);
  return (
    <section aria-labelledby="reviews" className="mt-12">
      <h2 id="reviews" className="type-h3">
        {t("deal.title")}
      </h2>
      <div aria-live="polite">
        <p className="type-small mt-2 max-w-[68ch] text-muted">
          {typography(t(`deal.state.${state}`, { date }))}
          {reviews.theyHaveWritten && !theirs && state === "open" && ` ${t("deal.otherHas")}`}
        </p>
        {state === "open" || (state === "waiting" && isEditing) ? (
          <ReviewForm
            dealId={dealId}
            mine={mine}
            onSaved={async () => {
              await revalidate();
              setIsEditing(false);
            }}
          />
        ) : (
          mine && (
            <div className="mt-5 border-line border-t pt-4">
              <p className="type-caption text-muted">{t("deal.mine")}</p>
              <StarRow stars={mine.stars} className="mt-1" />
              {mine.text && (
                <p className="type-body mt-2 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
                  <bdi>{typography(mine.text)}</bdi>
                </p>
              )}
              {mine.hidden && (
                <div className="type-small mt-3">
                  <p>{t("deal.hidden", { date: formatDate(mine.hidden.at, locale) })}</p>
                  <DecisionNote rule={mine.hidden.rule} reason={mine.hidden.reason} />
                </div>
              )}
              {state === "waiting" && (
                <Button kind="quiet" onClick={() => setIsEditing(true)}>
                  {t("deal.edit")}
                </Button>
              )}
            </div>
          )
        )}
        {theirs && (
          <div className="mt-5 border-line border-t pt-4">
            <ReviewText review={theirs} withListing={false} />
            {!theirs.reply && <ReplyForm reviewId={theirs.id} />}
          </div>
        )}
      </div>
    </section>
  );
}

function ReviewForm({
  dealId,
  mine,
  onSaved,
}: {
  dealId: number;
  mine: DealReviews["mine"];
  /** Shows the page anew. */
  onSaved: () => Promise<void>;
}) {
  const { t } = useTranslation("reviews");
  const [stars, setStars] = useState(mine?.stars ?? null);
  const [problem, setProblem] = useState<{ stars?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    if (stars === null) {
      setProblem({ stars: t("form.starsMissing") });
      event.currentTarget.querySelector<HTMLInputElement>("input[name=stars]")?.focus();
      return;
    }
    setBusy(true);
    setProblem({});
    try {
      await browserApi.reviews.save({ params: { id: dealId }, body: { stars, text } });
    } catch (error) {
      setProblem({ form: error instanceof ApiError && error.message ? error.message : t("form.failed") });
      setBusy(false);
      return;
    }
    await onSaved();
    setBusy(false);
  };
  return (
    <form onSubmit={save} noValidate method="post" className="mt-5 grid max-w-160 gap-5">
      <StarField value={stars} onChange={setStars} error={problem.stars} />
      <Textarea
        label={t("form.text")}
        name="text"
        maxLength={maxReviewLength}
        defaultValue={mine?.text ?? ""}
        hint={t("form.hint")}
      />
      {problem.form && <FormError>{problem.form}</FormError>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("form.submit")}
      </Button>
    </form>
  );
}
