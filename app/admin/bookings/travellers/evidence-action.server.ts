import { evidenceForm } from '#features/travellers/evidence/evidence-form.ts'
import { recordEvidence } from '#features/travellers/evidence/record-evidence.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { evidenceWords } from '../../../words/admin/bookings/evidence.ts'
import { detailsAdminRefusal } from './details-refusal.ts'

/** What the form of the evidence came back with: what was typed, and what is wrong, at its field or as a whole. */
export type EvidenceReply = {
  form: 'evidence'
  values: Record<string, string>
  errors: { evidence?: string | undefined; until?: string | undefined }
  problem?: string
}

/** Records or deletes what was seen of a traveller. Returns what was done, or what to show again. */
export async function evidenceByForm(
  ctx: Context,
  read: ReadWords,
  { form, bookingId, position }: { form: FormData; bookingId: string; position: number },
  actor: { name: string },
): Promise<{ did: 'evidence' | 'evidence-deleted' } | { reply: EvidenceReply; status: 409 | 422 }> {
  const isDeleted = form.get('event') === 'delete'
  const sent = isDeleted ? { value: null, reply: undefined } : readForm(form, evidenceForm(kigaliDay(ctx.clock.now())))
  if (sent.reply) {
    const sentences: Readonly<Record<string, string>> = read(evidenceWords).faults
    const sentenceOf = (field: string) => {
      const key = sent.reply.errors[field]
      return key === undefined ? undefined : (sentences[key] ?? key)
    }
    const errors = { evidence: sentenceOf('evidence'), until: sentenceOf('until') }
    // A class that the form does not know was never shown: what is there now is shown instead.
    const problem = sent.reply.errors.feeClass && detailsAdminRefusal(read, { reason: 'changed-meanwhile' })
    return { reply: { form: 'evidence', values: sent.reply.values, errors, ...(problem && { problem }) }, status: 422 }
  }
  const version = String(form.get('version') ?? '')
  const recorded = await recordEvidence(ctx, { bookingId, position, seen: sent.value, version }, actor)
  if (recorded.done) return { did: isDeleted ? 'evidence-deleted' : 'evidence' }
  const problem = detailsAdminRefusal(read, recorded.refusal)
  return { reply: { form: 'evidence', values: typed(form), errors: {}, problem }, status: 409 }
}
