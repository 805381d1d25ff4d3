import type { Contract } from '#features/suppliers/contract.ts'
import { spanNextYear, type Uplift } from '#features/suppliers/rates/roll-over.ts'
import { planRollOver, type RollOver, rollOverContract } from '#features/suppliers/rates/roll-over-contract.server.ts'
import { listServices } from '#features/suppliers/reads.server.ts'
import { serviceName } from '#features/suppliers/supplier-service.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { readPrice } from '#values/price-text.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { rollOverWords } from '../../../words/admin/suppliers/roll-over.ts'
import { rateText, seasonText, supplementText } from './plan-view.server.ts'

const mostShown = 200
type Values = { name: string; percent: string; step: string }
type Field = keyof Values
export type RollOverReply = { values: Values; errors: Partial<Record<Field, string>>; sentence?: string; plan?: RollOverView }

/** Makes the draft of the next year, if it is what was shown; else shows what it would hold. */
export async function rollOverByForm(
  ctx: Context,
  read: ReadWords,
  { contract, form, actor }: { contract: Contract; form: FormData; actor: { id: string; name: string } },
): Promise<{ id: number; rates: number } | { status: number; reply: RollOverReply }> {
  const words = read(rollOverWords)
  const text = (name: Field) => String(form.get(name) ?? '').trim()
  const values = { name: text('name'), percent: text('percent'), step: text('step') }
  const { by, errors } = readUplift(read, values, contract)
  if (values.name === '' || values.name.length > 120) errors.name = words.faults.name
  if (!by || errors.name) return { status: 422, reply: { values, errors, sentence: words.problems } }
  const look = async () => {
    const planned = await planRollOver(ctx.db, contract, by)
    return { view: await viewOf(ctx, read, { contract, planned }), planned }
  }
  const { view, planned } = await look()
  if (form.get('event') !== 'keep') return { status: 200, reply: { values, errors, plan: view } }
  const seen = String(form.get('stamp') ?? '')
  const outcome = await rollOverContract(ctx, {
    supplierId: contract.supplierId,
    contractId: contract.id,
    name: values.name,
    by,
    seen,
    actor,
  })
  if (outcome.done) return { id: outcome.value, rates: planned.rates.length }
  const { reason } = outcome.refusal
  const sentence = words.refused[reason]
  const wrong = reason === 'name-taken' ? { name: sentence } : errors
  const status = reason === 'changed' ? 409 : 422
  return { status, reply: { values, errors: wrong, sentence, plan: (await look()).view } }
}

function readUplift(read: ReadWords, { percent, step }: Values, { currency }: Contract) {
  const { faults } = read(rollOverWords)
  const errors: RollOverReply['errors'] = {}
  const typed = percent.replace(',', '.').replace('−', '-')
  const percentBp = /^-?\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
  const isSound = percentBp >= -5_000 && percentBp <= 10_000
  if (!isSound) errors.percent = faults.percent
  const reading = readPrice(step, undefined, currency)
  const stepMinor = 'amount' in reading ? reading.amount : undefined
  if (stepMinor === undefined) errors.step = faults.step
  const by: Uplift | undefined = isSound && stepMinor !== undefined ? { percentBp, stepMinor } : undefined
  return { by, errors }
}

async function viewOf({ db }: Context, read: ReadWords, { contract, planned }: { contract: Contract; planned: RollOver }) {
  const { rates, supplements, left, stamp } = planned
  const words = read(ratePlanWords)
  const { days } = read.format
  const services = new Map((await listServices(db, contract.supplierId)).map((one) => [one.id, serviceName(one)]))
  const nameOf = ({ is }: RollOver['rates'][number]) => services.get(is.serviceId) ?? ''
  const byService = (one: RollOver['rates'][number], other: RollOver['rates'][number]) =>
    nameOf(one).localeCompare(nameOf(other), 'en') || one.is.from.localeCompare(other.is.from)
  const { currency } = contract
  const rows = [
    ...rates.toSorted(byService).map(({ was, is }) => ({
      what: nameOf({ was, is }),
      was: words.was({ days: seasonText(read, was), amount: rateText(read, was, currency) }),
      is: words.was({ days: seasonText(read, is), amount: rateText(read, is, currency) }),
    })),
    ...supplements.map(({ was, is }) => ({
      what: words.supplement({ label: was.label }),
      was: words.was({ days: days(was.from, was.to), amount: supplementText(read, was, currency) }),
      is: words.was({ days: days(is.from, is.to), amount: supplementText(read, is, currency) }),
    })),
  ]
  const { from, to } = spanNextYear({ from: contract.validFrom, to: contract.validTo })
  return { rows: rows.slice(0, mostShown), all: rows.length, left, days: days(from, to), stamp }
}
export type RollOverView = Awaited<ReturnType<typeof viewOf>>
