import { childBandsText } from '#features/suppliers/child-bands.ts'
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
import { daysText } from '#values/day-words.ts'
import type { Currency } from '#values/money.ts'
import { priceText } from '#values/price-text.ts'
import { planFault, scopeWords, ratePlanWords as words } from '../../../words/admin/suppliers/rate-plan.ts'

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
export async function planView(db: Db, plan: SheetPlan, lineName: (row: number) => string = words.line) {
  const names = await namesOf(db, plan)
  const rows = [
    ...plan.contracts.flatMap((one) => contractRows(one, plan, names, lineName)),
    ...plan.closures.map(
      (line): PlanRow => ({
        row: line.row,
        what: names.service(line.closure.serviceId),
        days: daysText(line.closure.from, line.closure.to),
        was: '',
        is: words.closed(line.closure.reason),
        effect: words.rateSays[line.effect],
        moves: line.effect === 'new',
        fault:
          line.fault &&
          planFault(
            line.fault.reason === 'closure-twice'
              ? { ...line.fault, with: lineName(line.fault.row) }
              : { ...line.fault, other: line.fault.closure },
          ),
      }),
    ),
  ].sort((a, b) => a.row - b.row)
  const gaps = plan.contracts.flatMap((one) =>
    gapTexts(one.after, { from: one.contract.validFrom, to: one.contract.validTo }, names.service),
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
export function gapTexts(rates: readonly NewRate[], span: DaySpan, nameOf: (id: number) => string): string[] {
  return [...Map.groupBy(rates, ({ serviceId }) => serviceId)].flatMap(([id, own]) =>
    gapsOf(own, span).map((gap) => words.gap(nameOf(id), gap, gap.isWhole ? '' : weekdaysText(gap.without))),
  )
}

async function namesOf(db: Db, { contracts, closures }: SheetPlan): Promise<Names> {
  const suppliers = new Set([
    ...contracts.map(({ contract }) => contract.supplierId),
    ...closures.map(({ supplierId }) => supplierId),
  ])
  const lists = await Promise.all([...suppliers].map((id) => Promise.all([listServices(db, id), listContracts(db, id)])))
  const services = new Map(lists.flatMap(([list]) => list.map((one) => [one.id, serviceName(one)] as const)))
  const named = new Map(lists.flatMap(([, list]) => list.map(({ id, name }) => [id, name] as const)))
  return {
    service: (id) => (id === null ? words.everyStay : (services.get(id) ?? '')),
    contract: (id) => named.get(id) ?? '',
  }
}

function contractRows(one: ContractPlan, plan: SheetPlan, names: Names, lineName: (row: number) => string): PlanRow[] {
  const { currency } = one.contract
  const text = (rate: NewRate) => rateText(rate, currency)
  const rates = one.rates.map(
    (line): PlanRow => ({
      row: line.row,
      what: names.service(line.rate.serviceId),
      days: seasonText(line.rate),
      was: line.was
        .map((rate) => (line.effect === 'splits' ? `${daysText(rate.from, rate.to)}: ${text(rate)}` : text(rate)))
        .join('; '),
      is: text(line.rate),
      effect: words.rateSays[line.effect],
      moves: line.effect !== 'same',
      fault: line.fault && planFault(describedFault(line, plan, names, lineName)),
    }),
  )
  const emptied = one.emptied.map(
    (rate): PlanRow => ({
      row: 0,
      what: names.service(rate.serviceId),
      days: seasonText(rate),
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
      what: `${words.supplement(supplement.label)}, ${names.service(supplement.serviceId)}`,
      days: [daysText(supplement.from, supplement.to), weekdaysText(supplement.weekdays)].filter(Boolean).join(', '),
      was: was ? supplementText(was, currency) : '',
      is: supplementText(supplement, currency),
      effect: words.rateSays[effect],
      moves: effect !== 'same',
      fault:
        fault &&
        planFault(
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

function describedFault({ rate, fault }: PlannedRate, { contracts }: SheetPlan, names: Names, lineName: (row: number) => string) {
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
      return { reason: 'contract-ended' } as const
  }
}

/** '1 July to 31 October 2027, Fri-Sat'. */
export const seasonText = (rate: NewRate): string =>
  [daysText(rate.from, rate.to), scopeWords(scopeTexts(rate))].filter(Boolean).join(', ')

/** The amounts of a rate in words: '285, single 400'. */
export function rateText(rate: NewRate, currency: Currency): string {
  const amounts = amountsOf(rate)
  const texts = amountFields.flatMap((field) => {
    const minor = amounts[field]
    return minor === null ? [] : [words.amount(field, priceText(minor, currency))]
  })
  return [...texts, ...(rate.children ? [words.children(childBandsText(rate.children, currency))] : [])].join(', ')
}

/** What a supplement comes to in words. */
export const supplementText = ({ amountMinor, per, children, compulsory }: NewSupplement, currency: Currency): string =>
  [
    `${priceText(amountMinor, currency)} ${per}`,
    words.compulsory(compulsory),
    ...(children ? [words.children(childBandsText(children, currency))] : []),
  ].join(', ')

/** Closures in words: 'Garden room: 1 to 30 April 2027, long rains'. */
export const closureText = ({ serviceId, from, to, reason }: Closure, nameOf: (id: number) => string): string =>
  words.gap(nameOf(serviceId), { from, to }, reason)
