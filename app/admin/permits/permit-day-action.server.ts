import { data } from 'react-router'
import { listPermitHolders, listPromised } from '#features/bookings/permits/reads-permit-bookings.server.ts'
import { markVisit } from '#features/bookings/purchases/mark-visit.server.ts'
import { listVisitingDepartures } from '#features/departures/visits/reads.server.ts'
import { addAllowance } from '#features/permits/allowances/add-allowance.server.ts'
import { endAllowance } from '#features/permits/allowances/end-allowance.server.ts'
import { type LotForm, lotForms } from '#features/permits/lot-forms.ts'
import { addWanted } from '#features/permits/lots/add-wanted.server.ts'
import { applyTerms } from '#features/permits/lots/apply-terms.server.ts'
import { drawPermits } from '#features/permits/lots/draw-permits.server.ts'
import { dropLot, giveBackLot, withdrawLot } from '#features/permits/lots/give-up-lot.server.ts'
import { moveToDay, moveToPool } from '#features/permits/lots/move-lot.server.ts'
import { reserveLot } from '#features/permits/lots/reserve-lot.server.ts'
import { reserveNew } from '#features/permits/lots/reserve-new.server.ts'
import { topUpLot } from '#features/permits/lots/top-up-lot.server.ts'
import { depositLot, payLot } from '#features/permits/payments/pay-lot.server.ts'
import { visitTick } from '#features/permits/visit-tick.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readAmount } from '#values/amount.ts'
import type { Day } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { permitFormWords } from '../../words/admin/permits/permit-forms.ts'
import { fieldOfRefusal, type PermitRefusal, permitRefusal, statusOfRefusal } from './permit-refusal.ts'

/** What a refused form gets back: which dialog it was, what was typed, and what is wrong, at a field or as a whole. */
export type PermitReply = {
  dialog: string
  values: Record<string, string>
  errors: Record<string, string>
  sentence?: string
}

type Visit = { feeId: string; day: Day }
type Actor = { id: string; name: string }
/** What is wrong with what was typed, by field: the key of its sentence. */
type Faults = { errors: Record<string, string> }
type Result = Outcome<undefined, PermitRefusal> | Faults

/** Does what a form of a day of permits requests. Returns what was done, or what to show again. */
export async function doByPermitForm(
  ctx: Context,
  read: ReadWords,
  visit: Visit,
  { form, dialog, actor }: { form: FormData; dialog: string; actor: Actor },
): Promise<{ did: LotForm } | { reply: PermitReply; status: 409 | 422 }> {
  const event = String(form.get('event') ?? '')
  if (!Object.hasOwn(lotForms, event)) throw data(null, { status: 404 })
  const what = event as LotForm
  const result = await change(ctx, visit, what, form, actor)
  const shown = { dialog, values: typed(form) }
  if ('errors' in result) {
    const { errors, refusals } = read(permitFormWords)
    const sentences: Readonly<Record<string, unknown>> = { ...refusals, ...errors }
    const named = Object.entries(result.errors).map(([name, key]) => [name, String(sentences[key] ?? key)])
    return { reply: { ...shown, errors: Object.fromEntries(named) }, status: 422 }
  }
  if (result.done) return { did: what }
  const { refusal } = result
  // It was refused and rolled back: who has them now is who had them then.
  const promised = refusal.reason === 'below-promised' ? await listPromised(ctx.db, refusal.pool, ctx.clock.now()) : []
  const sentence = permitRefusal(read, what, refusal, promised)
  const name = fieldOfRefusal(refusal)
  const field = name !== undefined && shown.values[name] !== undefined ? name : undefined
  return {
    reply: { ...shown, errors: field ? { [field]: sentence } : {}, ...(!field && { sentence }) },
    status: statusOfRefusal(refusal),
  }
}

async function change(ctx: Context, visit: Visit, what: LotForm, form: FormData, actor: Actor): Promise<Result> {
  switch (what) {
    case 'want': {
      const sent = readForm(form, lotForms.want)
      if (!sent.value) return sent.reply
      const { pool, count, class: feeClass = null } = sent.value
      if (!(await isPool(ctx, visit, pool))) return noPool
      return addWanted(ctx, { ...visit, departureId: pool, count, feeClass }, actor)
    }
    case 'book': {
      const sent = readForm(form, lotForms.book)
      if (!sent.value) return sent.reply
      const { pool, class: feeClass = null, unit, until = null, ...reservation } = sent.value
      if (!(await isPool(ctx, visit, pool))) return noPool
      const unitMinor = readAmount(unit, 'USD')
      if (Number.isNaN(unitMinor)) return { errors: { unit: 'amount-wrong' } }
      const lot = { ...visit, departureId: pool, feeClass, ...reservation, reservedUntil: until, unitMinor }
      return reserveNew(ctx, lot, actor)
    }
    case 'reserve': {
      const sent = readForm(form, lotForms.reserve)
      if (!sent.value) return sent.reply
      const { unit, until = null, ...reservation } = sent.value
      const unitMinor = readAmount(unit, 'USD')
      if (Number.isNaN(unitMinor)) return { errors: { unit: 'amount-wrong' } }
      return reserveLot(ctx, seen(sent.value), { ...reservation, reservedUntil: until, unitMinor }, actor)
    }
    case 'deposit':
    case 'pay': {
      const sent = readForm(form, lotForms[what])
      if (!sent.value) return sent.reply
      const { count, receipt } = sent.value
      const [unitMinor, amountMinor] = [readAmount(sent.value.unit, 'USD'), readAmount(sent.value.amount, 'USD')]
      if (Number.isNaN(unitMinor)) return { errors: { unit: 'amount-wrong' } }
      if (Number.isNaN(amountMinor)) return { errors: { amount: 'amount-wrong' } }
      return (what === 'pay' ? payLot : depositLot)(ctx, seen(sent.value), { count, unitMinor, amountMinor, receipt }, actor)
    }
    case 'give': {
      const sent = readForm(form, lotForms.give)
      if (!sent.value) return sent.reply
      if (!(await isPool(ctx, visit, sent.value.pool))) return noPool
      return moveToPool(ctx, seen(sent.value), { count: sent.value.count, departureId: sent.value.pool }, actor)
    }
    case 'move': {
      const sent = readForm(form, lotForms.move)
      return sent.value ? moveToDay(ctx, seen(sent.value), sent.value, actor) : sent.reply
    }
    case 'give-back':
    case 'drop': {
      const sent = readForm(form, lotForms[what])
      return sent.value ? (what === 'drop' ? dropLot : giveBackLot)(ctx, seen(sent.value), sent.value, actor) : sent.reply
    }
    case 'apply-terms': {
      const sent = readForm(form, lotForms['apply-terms'])
      return sent.value ? applyTerms(ctx, seen(sent.value), sent.value, actor) : sent.reply
    }
    case 'withdraw': {
      const sent = readForm(form, lotForms.withdraw)
      return sent.value ? withdrawLot(ctx, seen(sent.value), sent.value, actor) : sent.reply
    }
    case 'not-seen':
    case 'ill-at-gate': {
      const sent = readForm(form, lotForms[what])
      if (!sent.value) return sent.reply
      const { paper, answer, back = '' } = sent.value
      const eachMinor = answer === 'money' ? readAmount(back, 'USD') : 0
      if (Number.isNaN(eachMinor)) return { errors: { back: 'amount-wrong' } }
      const covered = await listPermitHolders(ctx.db, [sent.value.lot])
      const permitIds = covered.map(({ permitId }) => permitId).filter((id) => form.get(visitTick(id)) === 'on')
      return markVisit(ctx, seen(sent.value), { cause: what, permitIds, paper, answer, eachMinor }, actor)
    }
    case 'top-up': {
      const sent = readForm(form, lotForms['top-up'])
      if (!sent.value) return sent.reply
      const { count, receipt, amount = '0' } = sent.value
      const amountMinor = readAmount(amount, 'USD')
      if (Number.isNaN(amountMinor)) return { errors: { amount: 'amount-wrong' } }
      return topUpLot(ctx, seen(sent.value), { count, amountMinor, receipt }, actor)
    }
    case 'draw': {
      const sent = readForm(form, lotForms.draw)
      if (!sent.value) return sent.reply
      return (await isPool(ctx, visit, sent.value.to)) ? drawPermits(ctx, { ...visit, ...sent.value }, actor) : noPool
    }
    case 'allow': {
      const sent = readForm(form, lotForms.allow)
      if (!sent.value) return sent.reply
      const { pool, to, from, ...allowance } = sent.value
      if (!(await isPool(ctx, visit, pool))) return noPool
      return addAllowance(ctx, { ...allowance, feeId: visit.feeId, departureId: pool, from, to: to ?? from }, actor)
    }
    case 'end': {
      const sent = readForm(form, lotForms.end)
      return sent.value ? endAllowance(ctx, sent.value.allowance) : sent.reply
    }
  }
}

const seen = ({ lot, version }: { lot: number; version: number }) => ({ id: lot, version })
const noPool: Faults = { errors: { pool: 'pool-wrong' } }

/** Whether permits of the day may be for everybody (null), or for a departure: one that visits on it. */
const isPool = async (ctx: Context, { feeId, day }: Visit, departureId: number | null): Promise<boolean> =>
  departureId === null || (await listVisitingDepartures(ctx.db, feeId, day)).some(({ id }) => id === departureId)
