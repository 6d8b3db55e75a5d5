import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { LotState } from "#contract/bids/lot-state.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { AnsweredQuestion, ItemQuestions } from "#contract/messages/questions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { LoginLink } from "#web/features/bids/login-link.tsx";
import { ResendConfirmation } from "#web/features/bids/resend-confirmation.tsx";
import { formatRecent } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLoginPrompt } from "#web/layout/account/login-prompt.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";
import { resendConfirmation } from "#web/pages/item/resend-confirmation.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSession } from "#web/session/session.ts";
import { ForGuest } from "#web/session/visitor.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

// For members alone, once it is known how they stand.
const QuestionForm = laterPart(() =>
  import("./question-form.tsx").then((module) => ({ default: module.QuestionForm })),
);
// For moderators alone.
const HideButton = laterPart(() =>
  import("#web/features/moderation/hide-button.tsx").then((module) => ({ default: module.HideButton })),
);

/** So many are in view; the rest opens. */
const shownAtOnce = 5;

interface QuestionSectionProps {
  listing: ListingDetail;
  lot: LotState;
  questions: ItemQuestions;
}

/** Questions about the item that were answered for everybody, and the visitor's own question. */
export function QuestionSection({ listing, lot, questions }: QuestionSectionProps) {
  const { t } = useTranslation("questions");
  const user = useSession();
  const { answered } = questions;
  const mayAsk = lot.status === "live" || lot.viewer?.isWinner === true;
  const hasMore = questions.ownConversationId !== null || questions.waiting > 0;
  if (answered.length === 0 && !mayAsk && !hasMore) return null;
  const older = answered.slice(shownAtOnce);
  const shared = {
    isSeeking: listing.type === "demand",
    // Nobody decides about what they sell or bid on.
    canHide: hasScope(user, "moderation") && lot.viewer?.isSeller === false && !lot.viewer.hasBid,
    now: lot.serverTime,
  };
  return (
    <PageSection id="questions" title={t("questions.title")}>
      {answered.length === 0 && <p className="text-muted">{t("questions.none")}</p>}
      <QuestionList questions={answered.slice(0, shownAtOnce)} {...shared} />
      {older.length > 0 && (
        <Disclosure summary={t("questions.older", { count: older.length })}>
          <QuestionList questions={older} {...shared} />
        </Disclosure>
      )}
      <OwnPart listing={listing} lot={lot} questions={questions} mayAsk={mayAsk} />
    </PageSection>
  );
}

interface QuestionListProps {
  questions: AnsweredQuestion[];
  isSeeking: boolean;
  canHide: boolean;
  /** The server's time, ISO 8601. */
  now: string;
}

function QuestionList({ questions, isSeeking, canHide, now }: QuestionListProps) {
  const { t } = useTranslation("questions");
  const locale = useLocale();
  const part = (label: string, text: string, at: string) => (
    <>
      <dt className="type-caption text-muted">
        {label} · {formatRecent(at, now, locale)}
      </dt>
      <dd dir="auto" className="type-body whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </dd>
    </>
  );
  return (
    <ul className="divide-y divide-line">
      {questions.map(({ id, question, askedAt, answer, answeredAt }) => (
        <li key={id} className="py-4 first:pt-0">
          <dl>
            <div>{part(t("questions.question"), question, askedAt)}</div>
            <div className="mt-2.5 border-line-2 border-l-2 pl-4">
              {part(t(isSeeking ? "questions.answerOfSeeker" : "questions.answer"), answer, answeredAt)}
            </div>
          </dl>
          {canHide && (
            <Suspense>
              <HideButton
                texts={{ namespace: "questions", key: "hide" }}
                onHide={(body) => browserApi.questions.hide({ params: { id }, body })}
              />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The visitor's part: asks, must sign in or confirm first, has a conversation already, or answers as the owner. */
function OwnPart({ lot, questions, mayAsk, listing }: QuestionSectionProps & { mayAsk: boolean }) {
  const { t } = useTranslation("questions");
  const locale = useLocale();
  const login = useLoginPrompt();
  const { pathname } = useLocation();
  const user = useSession();
  const { ownConversationId, waiting } = questions;
  if (!user || !lot.viewer) {
    return mayAsk ? (
      <ForGuest>
        <div className="mt-5 max-w-90">
          <LoginLink kind="outline" size="medium" onLoginClick={() => login.ask(`${pathname}#questions`)}>
            {t("questions.login")}
          </LoginLink>
        </div>
      </ForGuest>
    ) : null;
  }
  if (lot.viewer.isSeller) {
    if (waiting === 0) return null;
    return (
      <p className="mt-4">
        <Link className="quiet-link" to={pathTo("messages", locale)}>
          {t("questions.waiting", { count: waiting })}
        </Link>
      </p>
    );
  }
  return (
    <div className="mt-5 max-w-160">
      {ownConversationId !== null && (
        <p className="mb-4">
          <Link className="quiet-link" to={pathTo("conversation", locale, { id: ownConversationId })}>
            {t("questions.own")}
          </Link>
        </p>
      )}
      {mayAsk && user.suspended && <p className="type-small text-muted">{t("form.suspended")}</p>}
      {mayAsk && !user.suspended && !user.emailConfirmed && <ResendConfirmation onResend={resendConfirmation} />}
      {mayAsk && !user.suspended && user.emailConfirmed && (
        <Suspense>
          <QuestionForm
            key={`${listing.id} ${user.id}`}
            listingId={listing.id}
            isSeeking={listing.type === "demand"}
            userId={user.id}
          />
        </Suspense>
      )}
    </div>
  );
}
