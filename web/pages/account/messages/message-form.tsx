import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { Conversation } from "#contract/messages/messages.ts";
import { longestMessage } from "#contract/values/written-text.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useSending } from "#web/features/messages/use-sending.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { AlertNote } from "#web/ui/fields/form-error.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

const quotedCharacters = 120;

/** Writes to the other side; to a question that may be public the owner can answer under the item. */
export function MessageForm({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messages");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const locale = useLocale();
  const question = openQuestionOf(conversation);
  const [text, setText] = useState("");
  const [isPublished, setPublished] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, failure, send } = useSending(t("form.needed"), t("form.failed"));
  const { id } = conversation;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    const body = { text: text.trim(), answers: question && isPublished ? question.id : null };
    const isSent = await send(body, (headers) => browserApi.messages.send({ params: { id }, headers, body }));
    if (!isSent) return;
    setText("");
    field.current?.focus();
    if (window.location.search) await navigate(pathTo("conversation", locale, { id }));
    else await revalidate();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="mt-5 grid gap-3">
      <Textarea
        ref={field}
        label={t("form.text")}
        name="text"
        rows={3}
        maxLength={longestMessage}
        value={text}
        error={failure ?? undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByKeys}
      />
      {question && (
        <Checkbox
          label={t("form.publish")}
          hint={
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {t("form.publishHint", { question: shortened(question.text) })}
            </span>
          }
          checked={isPublished}
          onChange={(event) => setPublished(event.currentTarget.checked)}
        />
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t("form.send")}
        </Button>
      </div>
      <AlertNote className="sr-only">{failure}</AlertNote>
    </form>
  );
}

/** The last question that its asker lets the owner answer in public. */
function openQuestionOf({ side, messages }: Conversation) {
  if (side !== "owner") return null;
  return messages.findLast(({ mine, state }) => !mine && state === "open") ?? null;
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > quotedCharacters ? `${letters.slice(0, quotedCharacters).join("")}…` : text;
}
