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
import { namesOfReasons } from '../../roster/fit-names.server.ts'
import { type DifferenceView, problemTexts } from './handover-texts.ts'
import { findHire, loadDifferences } from './load-handover.server.ts'

/** A form that was not saved: of which vehicle, what was typed, and why; or what would differ, where only that was asked for. */
export type HandoverReply = {
  vehicle: number
  values: Record<string, string>
  errors: Record<string, string>
  sentence: string
  differences?: DifferenceView[] | undefined
  status: 200 | 409 | 422
}

type Input = { booking: Pick<Booking, 'id' | 'order'>; form: FormData; actor: { id: string; name: string } }

/** A deposit is not more than this. */
const mostDepositMinor = 100_000_000

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
    reply: { vehicle: assignmentId, values, errors: {}, sentence: '', status: 422 as const, ...more },
  })
  const sentences = (keys: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [
        name,
        (words.fields as Readonly<Record<string, string>>)[key] ?? words.fields['choice-wrong'],
      ]),
    )
  const refused = async (refusal: HandoverRefusal | HandoverProblem) => {
    const { sentence, field, status } = await refusalOf(ctx, read, refusal)
    return reply(field ? { errors: { [field]: sentence }, status } : { sentence, status })
  }
  if (event === 'out') {
    const sent = readForm(form, HandOverForm)
    const depositMinor = (values.deposit ?? '').trim() === '' ? 0 : readAmount(values.deposit ?? '', 'USD')
    const isWrong = Number.isNaN(depositMinor) || depositMinor > mostDepositMinor
    const drives = booking.order.kind === 'hire' && !booking.order.withDriver
    const errors = {
      ...sentences(sent.reply?.errors ?? {}),
      ...(drives && values.licence !== 'on' && { licence: words.refusals['licence-not-seen'] }),
      ...(isWrong && { deposit: words.fields['deposit-wrong'] }),
    }
    if (!sent.value || Object.keys(errors).length > 0) return reply({ errors })
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

type Sentence = { sentence: string; field?: string; status: 409 | 422 }

/** Why it is not stored, and at which field that is said. A new refusal does not compile until it has a sentence. */
async function refusalOf(ctx: Context, read: ReadWords, refusal: HandoverRefusal | HandoverProblem): Promise<Sentence> {
  const { refusals } = read(handoverWords)
  switch (refusal.reason) {
    case 'in-future':
    case 'too-early':
    case 'before-handover':
      return { sentence: refusals[refusal.reason], field: 'time', status: 422 }
    case 'licence-not-seen':
      return { sentence: refusals['licence-not-seen'], field: 'licence', status: 422 }
    case 'deposit-method-missing':
      return { sentence: refusals['deposit-method-missing'], field: 'depositMethod', status: 422 }
    case 'kilometres-below': {
      const figure = read.format.number(refusal.kilometres)
      return { sentence: refusals['kilometres-below']({ figure }), field: 'kilometres', status: 422 }
    }
    case 'handed-over-already':
    case 'taken-back-already':
    case 'assignment-unknown':
    case 'not-a-hire':
    case 'not-handed-over':
    case 'changed-meanwhile':
      return { sentence: refusals[refusal.reason], status: 409 }
    default: {
      const names = await namesOfReasons(ctx.db, 'why' in refusal ? refusal.why : [])
      return { sentence: problemTexts(read, [refusal], names).join(' '), status: 422 }
    }
  }
}
