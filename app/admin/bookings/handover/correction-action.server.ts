import type { Booking } from '#features/bookings/reads.server.ts'
import { correctHandover } from '#features/roster/handovers/correct-handover.server.ts'
import { CorrectionForm } from '#features/roster/handovers/handover-form.ts'
import type { HandoverRefusal } from '#features/roster/handovers/handover-refusal.ts'
import { settleDeposit } from '#features/roster/handovers/settle-deposit.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import { type HandoverReply, readDeposit, sentencesOf } from './handover-action.server.ts'
import { otherForms } from './handover-forms.ts'
import { refusalOf } from './handover-refusal.server.ts'

type Input = { booking: Pick<Booking, 'id'>; form: FormData; actor: { id: string; name: string } }

/** Corrects what was recorded of a vehicle, or settles its deposit, as the form says. Undefined: it is neither. */
export async function doByCorrectionForm(
  ctx: Context,
  read: ReadWords,
  { booking, form, actor }: Input,
): Promise<{ did: 'corrected' | 'settled' } | { reply: HandoverReply } | undefined> {
  const event = otherForms.find((one) => one === form.get('event'))
  if (!event) return undefined
  const bookingId = booking.id
  const assignmentId = Number(form.get('assignment')) || 0
  const seen = Number(form.get('version')) || 0
  const values = typed(form)
  const words = read(handoverWords)
  const reply = (more: Partial<HandoverReply>) => ({
    reply: { vehicle: assignmentId, form: event, values, errors: {}, sentence: '', status: 422 as const, ...more },
  })
  const refused = async (refusal: HandoverRefusal) => {
    const { sentence, field, status } = await refusalOf(ctx.db, read, refusal)
    return reply(field ? { errors: { [field]: sentence }, status } : { sentence, status })
  }
  if (event === 'settle') {
    const returnedMinor = readDeposit(values.returned)
    if (returnedMinor === undefined) return reply({ errors: { returned: words.fields['deposit-wrong'] } })
    const withheldReason = String(values.reason ?? '').slice(0, 400)
    const outcome = await settleDeposit(ctx, { bookingId, assignmentId, seen, returnedMinor, withheldReason, actor })
    return outcome.done ? { did: 'settled' } : refused(outcome.refusal)
  }
  const kind = event === 'correct-out' ? 'out' : 'return'
  const sent = readForm(form, CorrectionForm)
  const depositMinor = readDeposit(values.deposit)
  const errors = {
    ...sentencesOf(read, sent.reply?.errors ?? {}),
    ...(depositMinor === undefined && { deposit: words.fields['deposit-wrong'] }),
  }
  if (!sent.value || depositMinor === undefined || Object.keys(errors).length > 0) return reply({ errors })
  const { licence: licenceSeen, deposit: _, reason, depositMethod, ...rest } = sent.value
  const handover = { ...rest, licenceSeen, depositMinor, depositMethod: depositMinor > 0 ? depositMethod : ('' as const) }
  const outcome = await correctHandover(ctx, { bookingId, assignmentId, kind, seen, reason, handover, actor })
  return outcome.done ? { did: 'corrected' } : refused(outcome.refusal)
}
