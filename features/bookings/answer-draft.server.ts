import type { Context } from '#platform/context.ts'
import type { DraftAnswers } from './booking-draft.ts'
import { updateDraft } from './writes.server.ts'

/** Keeps the answers of one step, and those of the others as they are. */
export async function answerDraft(
  ctx: Context,
  draft: { id: string; answers: DraftAnswers },
  answers: Partial<DraftAnswers>,
): Promise<void> {
  await updateDraft(ctx.db, draft.id, { ...draft.answers, ...answers }, ctx.clock.now())
}
