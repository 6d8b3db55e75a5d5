import "#web/i18n/areas/item.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { useSending } from "#web/features/messages/use-sending.ts";
import { browserStorage } from "#web/session/browser-storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { keepQuestion, type Question, readSavedQuestion } from "./saved-question.ts";

interface QuestionFormProps {
  listingId: number;
  /** The listing seeks something: whoever is asked has nothing to photograph. */
  isSeeking: boolean;
  /** Who asks. */
  userId: number;
}

/**
 * Asks the owner; says by itself whether question and answer may stand under the item. What is written outlives the end of a session
 * and a reload.
 */
export function QuestionForm({ listingId, isSeeking, userId }: QuestionFormProps) {
  const { t } = useTranslation("questions");
  const { revalidate } = useRevalidator();
  const [question, setQuestion] = useState<Question>({ text: "", isPublic: true });
  const { text, isPublic } = question;
  const write = (part: Partial<Question>) => {
    const next = { ...question, ...part };
    setQuestion(next);
    keepQuestion(browserStorage("sessionStorage"), listingId, userId, next);
  };
  useEffect(() => {
    const stored = readSavedQuestion(browserStorage("sessionStorage"), listingId, userId);
    // What was written before the page was ready goes first.
    setQuestion((written) => (written.text === "" ? stored : written));
  }, [listingId, userId]);
  const [isSent, setSent] = useState(false);
  const { busy, failure, send } = useSending(t("form.needed"), t("form.failed"));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSent(false);
    const body = { text: text.trim(), isPublic };
    const done = await send(body, (headers) => browserApi.questions.ask({ params: { id: listingId }, headers, body }));
    if (!done) return;
    write({ text: "" });
    setSent(true);
    await revalidate();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <Textarea
        label={t("questions.text")}
        hint={t(isSeeking ? "questions.hintToSeeker" : "questions.hint")}
        name="question"
        rows={3}
        value={text}
        error={failure ?? undefined}
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      <Checkbox
        label={t("questions.isPublic")}
        hint={t("questions.isPublicHint")}
        checked={isPublic}
        onChange={(event) => write({ isPublic: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap items-center gap-x-5">
        <Button type="submit" kind="outline" busy={busy}>
          {t("questions.send")}
        </Button>
        {text === "" && !isSeeking && (
          <Button kind="quiet" onClick={() => write({ text: t("questions.photographText") })}>
            {t("questions.photograph")}
          </Button>
        )}
      </div>
      <AlertNote className="sr-only">{failure}</AlertNote>
      <p role="status" className="type-small min-h-6">
        {isSent && t("questions.sent")}
      </p>
    </form>
  );
}
