import type { Booking } from '#features/bookings/reads.server.ts'
import { handOver } from '#features/roster/handovers/hand-over.server.ts'
import { HandOverForm, TakeBackForm } from '#features/roster/handovers/handover-form.ts'
import type { HandoverProblem } from '#features/roster/handovers/handover-problems.ts'
import type { HandoverRefusal } from '#features/roster/handovers/handover-refusal.ts'
import { takeBack } from '#features/roster/handovers/take-back.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { handoverWords } from '../../../words/admin/roster/handover.ts'
import type { DifferenceView } from './difference-views.ts'
import type { HandoverFormName } from './handover-forms.ts'
import { refusalOf } from './handover-refusal.server.ts'
import { findHire, loadDifferences } from './load-handover.server.ts'

/** A form that was not saved: of which vehicle, what was typed, and why; or what would differ, where only that was asked for. */
export type HandoverReply = {
  vehicle: number
  form: HandoverFormName
  values: Record<string, string>
  errors: Record<string, string>
  sentence: string
  differences?: DifferenceView[] | undefined
  status: 200 | 409 | 422
}

type Input = { booking: Pick<Booking, 'id' | 'order'>; form: FormData; actor: { id: string; name: string } }

/** A deposit is not more than this. */
const mostDepositMinor = 100_000_000

/** An amount in US dollars as cents, none where nothing is typed; undefined for what is no amount. */
export function readDeposit(text: string | undefined): number | undefined {
  const minor = (text ?? '').trim() === '' ? 0 : readAmount(text ?? '', 'USD')
  return Number.isNaN(minor) || minor > mostDepositMinor ? undefined : minor
}

/** The sentences of what is wrong in the fields of a form. */
export const sentencesOf = (read: ReadWords, keys: Readonly<Record<string, string>>): Record<string, string> => {
  const { fields } = read(handoverWords)
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      (fields as Readonly<Record<string, string>>)[key] ?? fields['choice-wrong'],
    ]),
  )
}

/** Hands over, takes back, or shows what would differ, as the form says. Undefined: it is none of these. */
export async function doByHandoverForm(
  ctx: Context,
  read: ReadWords,
  { booking, form, actor }: Input,
): Promise<{ did: 'out' | 'return' } | { reply: HandoverReply } | undefined> {
  const event = (['out', 'return', 'compare'] as const).find((one) => one === form.get('event'))
  if (!event) return undefined
  const bookingId = booking.id
  const assignmentId = Number(form.get('assignment')) || 0
  const values = typed(form)
  const words = read(handoverWords)
  const reply = (more: Partial<HandoverReply>) => ({
    reply: { vehicle: assignmentId, form: 'handover' as const, values, errors: {}, sentence: '', status: 422 as const, ...more },
  })
  const sentences = (keys: Readonly<Record<string, string>>) => sentencesOf(read, keys)
  const refused = async (refusal: HandoverRefusal | HandoverProblem) => {
    const { sentence, field, status } = await refusalOf(ctx.db, read, refusal)
    return reply(field ? { errors: { [field]: sentence }, status } : { sentence, status })
  }
  if (event === 'out') {
    const sent = readForm(form, HandOverForm)
    const depositMinor = readDeposit(values.deposit)
    const isWrong = depositMinor === undefined
    const drives = booking.order.kind === 'hire' && !booking.order.withDriver
    const errors = {
      ...sentences(sent.reply?.errors ?? {}),
      ...(drives && values.licence !== 'on' && { licence: words.refusals['licence-not-seen'] }),
      ...(isWrong && { deposit: words.fields['deposit-wrong'] }),
    }
    if (!sent.value || depositMinor === undefined || Object.keys(errors).length > 0) return reply({ errors })
    const { licence, deposit: _, ...handover } = sent.value
    const outcome = await handOver(ctx, {
      ...{ bookingId, assignmentId, actor },
      handover: {
        ...handover,
        licenceSeen: licence,
        depositMinor,
        depositMethod: depositMinor > 0 ? handover.depositMethod : '',
      },
    })
    return outcome.done ? { did: 'out' } : refused(outcome.refusal)
  }
  const sent = readForm(form, TakeBackForm)
  if (!sent.value) return reply({ errors: sentences(sent.reply.errors) })
  if (event === 'return') {
    const outcome = await takeBack(ctx, { bookingId, assignmentId, handover: sent.value, actor })
    return outcome.done ? { did: 'return' } : refused(outcome.refusal)
  }
  const hire = await findHire(ctx.db, booking)
  const vehicle = hire?.vehicles.find(({ assignment }) => assignment.id === assignmentId)
  if (!hire || !vehicle?.out) return refused({ reason: 'not-handed-over' })
  if (sent.value.kilometres < vehicle.out.kilometres)
    return refused({ reason: 'kilometres-below', kilometres: vehicle.out.kilometres })
  return reply({ differences: loadDifferences(read, hire, vehicle, sent.value) ?? [], status: 200 })
}
