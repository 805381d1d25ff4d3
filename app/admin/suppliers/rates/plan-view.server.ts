import type { ContractPlan, PlannedRate } from '#features/suppliers/rates/plan-contract.ts'
import { faultyLines, type SheetPlan } from '#features/suppliers/rates/plan-sheet.server.ts'
import type { NewSupplement } from '#features/suppliers/rates/plan-supplements.ts'
import { amountFields, amountsOf, scopeTexts } from '#features/suppliers/rates/rate-fields.ts'
import { type DaySpan, gapsOf } from '#features/suppliers/rates/rate-runs.ts'
import { type NewRate, scopesMeet } from '#features/suppliers/rates/supplier-rate.ts'
import { listContracts, listServices } from '#features/suppliers/reads.server.ts'
import type { Closure } from '#features/suppliers/service-book.ts'
import { serviceName } from '#features/suppliers/supplier-service.ts'
import { weekdaysText } from '#features/suppliers/weekdays.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Currency } from '#values/money.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { amountText } from '../amount-text.ts'
import { childrenText } from '../terms-text.ts'
import { weekdaysIn } from '../weekdays-in.ts'
import { type PlanFault, planFault } from './plan-fault.ts'
import { scopeText } from './scope-text.ts'

/** Nobody reads more, and a page with more is slow; lines that cannot be saved come first. */
const mostShown = 400
const mostGaps = 30

type Names = { service: (id: number | null) => string; contract: (id: number) => string }
export type PlanRow = {
  row: number
  what: string
  days: string
  was: string
  is: string
  effect: string
  moves: boolean
  fault: string | undefined
}

/** A plan as it is shown: `lineName` says what a line is called by its number. */
export async function planView(db: Db, read: ReadWords, plan: SheetPlan, lineName?: (row: number) => string) {
  const words = read(ratePlanWords)
  const named = lineName ?? ((row: number) => words.line({ row }))
  const names = await namesOf(db, read, plan)
  const rows = [
    ...plan.contracts.flatMap((one) => contractRows(read, one, { plan, names, lineName: named })),
    ...plan.closures.map(
      (line): PlanRow => ({
        row: line.row,
        what: names.service(line.closure.serviceId),
        days: read.format.days(line.closure.from, line.closure.to),
        was: '',
        is: words.closed({ reason: line.closure.reason }),
        effect: words.rateSays[line.effect],
        moves: line.effect === 'new',
        fault:
          line.fault &&
          planFault(
            read,
            line.fault.reason === 'closure-twice'
              ? { ...line.fault, with: named(line.fault.row) }
              : { ...line.fault, other: line.fault.closure },
          ),
      }),
    ),
  ].sort((a, b) => a.row - b.row)
  const gaps = plan.contracts.flatMap((one) =>
    gapTexts(read, one.after, {
      span: { from: one.contract.validFrom, to: one.contract.validTo },
      nameOf: names.service,
    }),
  )
  const shown = rows.length > mostShown ? [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)] : rows
  return {
    rows: shown.slice(0, mostShown),
    all: rows.length,
    faulty: faultyLines(plan),
    changes: rows.filter(({ moves, fault }) => moves && !fault).length,
    left: plan.contracts.reduce((sum, { left }) => sum + left, 0),
    gaps: gaps.slice(0, mostGaps),
    moreGaps: Math.max(0, gaps.length - mostGaps),
    stamp: plan.stamp,
  }
}
export type PlanView = Awaited<ReturnType<typeof planView>>

/** The gaps of each service that has a rate at all, in words. */
export function gapTexts(
  read: ReadWords,
  rates: readonly NewRate[],
  { span, nameOf }: { span: DaySpan; nameOf: (id: number) => string },
): string[] {
  return [...Map.groupBy(rates, ({ serviceId }) => serviceId)].flatMap(([id, own]) =>
    gapsOf(own, span).map((gap) =>
      daysOf(read, { name: nameOf(id), ...gap }, gap.isWhole ? '' : weekdaysIn(read.format, weekdaysText(gap.without))),
    ),
  )
}

async function namesOf(db: Db, read: ReadWords, { contracts, closures }: SheetPlan): Promise<Names> {
  const suppliers = new Set([
    ...contracts.map(({ contract }) => contract.supplierId),
    ...closures.map(({ supplierId }) => supplierId),
  ])
  const lists = await Promise.all([...suppliers].map((id) => Promise.all([listServices(db, id), listContracts(db, id)])))
  const services = new Map(lists.flatMap(([list]) => list.map((one) => [one.id, serviceName(one)] as const)))
  const named = new Map(lists.flatMap(([, list]) => list.map(({ id, name }) => [id, name] as const)))
  return {
    service: (id) => (id === null ? read(ratePlanWords).everyStay : (services.get(id) ?? '')),
    contract: (id) => named.get(id) ?? '',
  }
}

type Around = { plan: SheetPlan; names: Names; lineName: (row: number) => string }

function contractRows(read: ReadWords, one: ContractPlan, { plan, names, lineName }: Around): PlanRow[] {
  const words = read(ratePlanWords)
  const { days } = read.format
  const { currency } = one.contract
  const text = (rate: NewRate) => rateText(read, rate, currency)
  const rates = one.rates.map(
    (line): PlanRow => ({
      row: line.row,
      what: names.service(line.rate.serviceId),
      days: seasonText(read, line.rate),
      was: line.was
        .map((rate) =>
          line.effect === 'splits' ? words.was({ days: days(rate.from, rate.to), amount: text(rate) }) : text(rate),
        )
        .join('; '),
      is: text(line.rate),
      effect: words.rateSays[line.effect],
      moves: line.effect !== 'same',
      fault: line.fault && planFault(read, describedFault(line, { plan, names, lineName })),
    }),
  )
  const emptied = one.emptied.map(
    (rate): PlanRow => ({
      row: 0,
      what: names.service(rate.serviceId),
      days: seasonText(read, rate),
      was: text(rate),
      is: '',
      effect: words.ends,
      moves: true,
      fault: undefined,
    }),
  )
  const supplements = one.supplements.map(
    ({ row, supplement, was, effect, fault }): PlanRow => ({
      row,
      what: `${words.supplement({ label: supplement.label })}, ${names.service(supplement.serviceId)}`,
      days: [days(supplement.from, supplement.to), weekdaysIn(read.format, weekdaysText(supplement.weekdays))]
        .filter(Boolean)
        .join(', '),
      was: was ? supplementText(read, was, currency) : '',
      is: supplementText(read, supplement, currency),
      effect: words.rateSays[effect],
      moves: effect !== 'same',
      fault:
        fault &&
        planFault(
          read,
          fault.reason === 'supplement-twice'
            ? { ...fault, with: lineName(fault.row) }
            : fault.reason === 'supplement-overlaps'
              ? { ...fault, other: fault.supplement }
              : fault,
        ),
    }),
  )
  return [...rates, ...emptied, ...supplements]
}

function describedFault({ rate, fault }: PlannedRate, { plan: { contracts }, names, lineName }: Around): PlanFault {
  const shared = (other: DaySpan) => ({
    from: other.from > rate.from ? other.from : rate.from,
    to: other.to < rate.to ? other.to : rate.to,
  })
  switch (fault?.reason) {
    case 'overlaps-line': {
      const lines = contracts.flatMap((one) => one.rates)
      const other = lines.find((line) => line.row === fault.row && line.rate !== rate && scopesMeet(line.rate, rate))
      return { reason: fault.reason, with: lineName(fault.row), shared: shared(other?.rate ?? rate) }
    }
    case 'overlaps-contract':
      return {
        reason: fault.reason,
        contract: names.contract(fault.rate.contractId),
        other: fault.rate,
        shared: shared(fault.rate),
      }
    case 'ranges-overlap':
      return { reason: fault.reason, other: fault.rate }
    case 'outside-contract':
      return fault
    default:
      return { reason: 'contract-ended' }
  }
}

/** '1 July to 31 October 2027, Fri-Sat'. */
export const seasonText = (read: ReadWords, rate: NewRate): string =>
  [read.format.days(rate.from, rate.to), scopeText(read, scopeTexts(rate))].filter(Boolean).join(', ')

/** The amounts of a rate in words: '285, single 400'. */
export function rateText(read: ReadWords, rate: NewRate, currency: Currency): string {
  const amounts = amountsOf(rate)
  const words = read(rateLineWords).amounts
  const texts = amountFields.flatMap((field) => {
    const minor = amounts[field]
    return minor === null ? [] : [words[field]({ amount: amountText(read.format, minor, currency) })]
  })
  return [...texts, ...childrenTexts(read, rate, currency)].join(', ')
}

/** What a supplement comes to in words. */
export function supplementText(read: ReadWords, supplement: NewSupplement, currency: Currency): string {
  const words = read(ratePlanWords)
  const { amountMinor, per, compulsory } = supplement
  return [
    words.per[per]({ amount: amountText(read.format, amountMinor, currency) }),
    compulsory ? words.compulsory : words.optional,
    ...childrenTexts(read, supplement, currency),
  ].join(', ')
}

const childrenTexts = (read: ReadWords, { children }: Pick<NewRate, 'children'>, currency: Currency): string[] =>
  children ? [read(ratePlanWords).children({ text: childrenText(read, children, currency) })] : []

/** Closures in words: 'Garden room: 1 to 30 April 2027, long rains'. */
export const closureText = (read: ReadWords, { serviceId, from, to, reason }: Closure, nameOf: (id: number) => string): string =>
  daysOf(read, { name: nameOf(serviceId), from, to }, reason)

/** Days of a service, and what else is to be said of them. */
function daysOf(read: ReadWords, { name, from, to }: { name: string } & DaySpan, more: string): string {
  const words = read(ratePlanWords)
  const of = { service: name, days: read.format.days(from, to) }
  return more === '' ? words.gap(of) : words.gapOn({ ...of, more })
}
