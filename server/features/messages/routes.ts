import type { FastifyInstance } from "fastify";
import { messages } from "#contract/messages/messages.ts";
import { questions } from "#contract/messages/questions.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { askOwner } from "./ask-owner.ts";
import { getConversation } from "./get-conversation.ts";
import { getQuestions } from "./get-questions.ts";
import { hideAnswer } from "./hide-answer.ts";
import { listConversations } from "./list-conversations.ts";
import { readMessages } from "./read-messages.ts";
import { searchMessages } from "./search-messages.ts";
import { sendMessage } from "./send-message.ts";
import { sendPhotograph } from "./send-photograph.ts";
import { takeBack } from "./take-back.ts";

const done = { data: { ok: true as const } };

export async function registerMessages(app: FastifyInstance): Promise<void> {
  await withUploads(app, bindPhotographs);
  bind(app, questions.list, async (ctx, { params }) => ({ data: await getQuestions(ctx, params.id) }));
  bind(app, questions.ask, async (ctx, { params, headers, body }) => ({
    data: await askOwner(ctx, {
      listingId: params.id,
      ...body,
      idempotencyKey: headers["idempotency-key"],
    }),
  }));
  bind(app, messages.list, (ctx, { query }) => listConversations(ctx, query.page));
  bind(app, messages.get, async (ctx, { params, query }) => ({
    data: await getConversation(ctx, params.id, query.before),
  }));
  bind(app, messages.send, async (ctx, { params, headers, body }) => ({
    data: await sendMessage(ctx, {
      conversationId: params.id,
      text: body.text,
      answersId: body.answers,
      idempotencyKey: headers["idempotency-key"],
    }),
  }));
  bind(app, messages.read, async (ctx, { params, body }) => {
    await readMessages(ctx, params.id, body.upTo);
    return done;
  });
  bind(app, messages.takeBack, async (ctx, { params }) => {
    await takeBack(ctx, params.id);
    return done;
  });
  bind(app, messages.search, async (ctx, { query }) => ({ data: await searchMessages(ctx, query.q) }));
  bind(app, questions.hide, async (ctx, { params, body }) => {
    await hideAnswer(ctx, params.id, body);
    return done;
  });
}

function bindPhotographs(app: FastifyInstance): void {
  bind(app, messages.sendPhotograph, async (ctx, { params, headers, request }) => ({
    data: await sendPhotograph(ctx, { conversationId: params.id, idempotencyKey: headers["idempotency-key"] }, () =>
      readUpload(request),
    ),
  }));
}
