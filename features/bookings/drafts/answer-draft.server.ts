import type { Context } from '#platform/context.ts'
import type { DraftAnswers } from './booking-draft.ts'
import { updateDraft } from './writes-drafts.server.ts'

/** Saves the answers of one step; those of the other steps stay. */
export async function answerDraft(ctx: Context, draftId: string, answers: Partial<DraftAnswers>): Promise<void> {
  await updateDraft(ctx.db, draftId, answers, ctx.clock.now())
}
