import { type Residency, residencies } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { type Mark, readPrice, type Unread } from '#values/price-text.ts'
import { type BandsFault, type ChildBand, readChildBands } from '../child-bands.ts'
import type { Contract } from '../contract.ts'
import { basisRules, type RateBasis, type SupplierService } from '../supplier-service.ts'
import { readWeekdays, weekdaysText } from '../weekdays.ts'
import { type DayFault, readSheetDay } from './sheet-day.ts'
import type { CountRange, NewRate, RateAmounts, RateScope } from './supplier-rate.ts'

/** The texts of which a rate is made, as a column of an import and the last part of the name of a field. */
export const scopeFields = ['from', 'to', 'weekdays', 'residency', 'party_from', 'party_to', 'nights_from', 'nights_to'] as const
export type ScopeField = (typeof scopeFields)[number]
export const amountFields = ['amount', 'single', 'third', 'rack'] as const
export type AmountField = (typeof amountFields)[number]
type RateField = ScopeField | AmountField | 'children'

export type RateFieldFault =
  | { reason: DayFault; field: 'from' | 'to'; value: string }
  | { reason: 'day-missing'; field: 'from' | 'to' }
  | { reason: 'upside-down'; field: 'to'; from: Day; to: Day }
  | { reason: 'weekdays-wrong' | 'residency-wrong'; field: ScopeField; value: string }
  | { reason: 'count-wrong' | 'count-upside-down'; field: ScopeField; value: string }
  | { reason: 'amount-missing'; field: 'amount' }
  | { reason: 'amount-wrong'; field: AmountField; value: string; why: Unread; currency: Currency }
  | { reason: 'amount-not-counted'; field: AmountField | 'children'; basis: RateBasis }
  | { reason: 'rack-of-commissionable'; field: 'rack' }
  | { reason: 'children-wrong'; field: 'children'; fault: BandsFault; currency: Currency }

type Read<Value> = { value: Value } | { faults: RateFieldFault[] }
type Texts = (field: RateField) => string
type Days = Pick<RateScope, 'from' | 'to' | 'weekdays'>

const mostCount = 60

/** The days and weekdays of some texts; refused where one of them is not read, and a last day before the first. */
export function readDays(text: Texts): Read<Days> {
  const faults: RateFieldFault[] = []
  const [from, to] = (['from', 'to'] as const).map((field): Day => {
    if (text(field).trim() === '') faults.push({ reason: 'day-missing', field })
    const read = readSheetDay(text(field))
    if ('day' in read) return read.day
    if (text(field).trim() !== '') faults.push({ reason: read.fault, field, value: text(field) })
    return ''
  }) as [Day, Day]
  if (from && to && to < from) faults.push({ reason: 'upside-down', field: 'to', from, to })
  const weekdays = readWeekdays(text('weekdays'))
  if (!weekdays) faults.push({ reason: 'weekdays-wrong', field: 'weekdays', value: text('weekdays') })
  return faults.length === 0 && weekdays ? { value: { from, to, weekdays } } : { faults }
}

/** For which nights a rate is, of some texts: besides its days a residency, a size of party and a length of stay, each 1 to 60. */
export function readScope(text: Texts): Read<Omit<RateScope, 'serviceId'>> {
  const days = readDays(text)
  const faults = 'faults' in days ? [...days.faults] : []
  const typed = text('residency').trim().toLowerCase()
  const residency = typed === '' ? null : residencies.find((one) => one === typed)
  if (residency === undefined) faults.push({ reason: 'residency-wrong', field: 'residency', value: text('residency') })
  const party = readRange(text, 'party_from', 'party_to', faults)
  const nights = readRange(text, 'nights_from', 'nights_to', faults)
  if ('faults' in days || faults.length > 0) return { faults }
  return { value: { ...days.value, residency: residency as Residency | null, party, nights } }
}

function readRange(text: Texts, first: ScopeField, last: ScopeField, faults: RateFieldFault[]): CountRange {
  const count = (field: ScopeField) => {
    const typed = text(field).trim()
    if (typed === '') return undefined
    const value = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
    if (value < 1 || value > mostCount) faults.push({ reason: 'count-wrong', field, value: typed })
    return value
  }
  const [from = 1, to = null] = [count(first), count(last)]
  if (to !== null && to < from && to > 0) faults.push({ reason: 'count-upside-down', field: last, value: text(last) })
  return { from, to }
}

type Of = { service: SupplierService; contract: Pick<Contract, 'currency' | 'pricing'>; mark: Mark | undefined }

/**
 * The amounts of a rate, of some texts in the currency of its contract; undefined where none of them says anything. Refused: what is
 * not read, amounts without the first, and those that the basis of the service does not count.
 */
export function readAmounts(text: Texts, { service, contract, mark }: Of): Read<RateAmounts> | undefined {
  const { currency } = contract
  const { basis } = service
  if ([...amountFields, 'children' as const].every((field) => text(field).trim() === '')) return undefined
  const faults: RateFieldFault[] = []
  const [amount, single, third, rack] = amountFields.map((field) => {
    const reading = readPrice(text(field), mark, currency)
    if ('amount' in reading) return reading.amount
    faults.push({ reason: 'amount-wrong', field, value: text(field), why: reading.unread, currency })
    return undefined
  })
  const bands = readBands(text('children'), { currency, mark })
  if ('faults' in bands) faults.push(...bands.faults)
  const rules = basisRules[basis]
  const not = (field: AmountField | 'children') => faults.push({ reason: 'amount-not-counted', field, basis })
  if (single !== undefined && !rules.single) not('single')
  if (third !== undefined && !rules.third) not('third')
  if (text('children').trim() !== '' && !rules.children) not('children')
  if (rack !== undefined && contract.pricing !== 'net') faults.push({ reason: 'rack-of-commissionable', field: 'rack' })
  if (amount === undefined && faults.length === 0) faults.push({ reason: 'amount-missing', field: 'amount' })
  if (amount === undefined || 'faults' in bands || faults.length > 0) return { faults }
  const orNull = (minor: number | undefined) => minor ?? null
  return {
    value: {
      amountMinor: amount,
      singleMinor: orNull(single),
      thirdMinor: orNull(third),
      rackMinor: orNull(rack),
      children: bands.value,
    },
  }
}

/** The children's prices of a text; null where there is none, and the contract's hold. */
export function readBands(
  text: string,
  { currency, mark }: { currency: Currency; mark?: Mark | undefined },
): Read<ChildBand[] | null> {
  if (text.trim() === '') return { value: null }
  const read = readChildBands(text, currency, mark)
  if ('bands' in read) return { value: read.bands }
  return { faults: [{ reason: 'children-wrong', field: 'children', fault: read.fault, currency }] }
}

/** The texts of a rate's scope, as they are read again; what is for everybody is empty. */
export function scopeTexts({
  from,
  to,
  weekdays,
  residency,
  party,
  nights,
}: Omit<RateScope, 'serviceId'>): Record<ScopeField, string> {
  return {
    from,
    to,
    weekdays: weekdaysText(weekdays),
    residency: residency ?? '',
    party_from: party.from === 1 ? '' : String(party.from),
    party_to: party.to === null ? '' : String(party.to),
    nights_from: nights.from === 1 ? '' : String(nights.from),
    nights_to: nights.to === null ? '' : String(nights.to),
  }
}

/** A rate without its identity, for texts. */
export const amountsOf = (rate: NewRate): Record<AmountField, number | null> => ({
  amount: rate.amountMinor,
  single: rate.singleMinor,
  third: rate.thirdMinor,
  rack: rate.rackMinor,
})
