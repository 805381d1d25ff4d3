import { editDistance } from '#values/edit-distance.ts'
import type { Currency } from '#values/money.ts'
import { type Mark, markOf, readPrice, type Unread } from '#values/price-text.ts'
import type { Contract } from '../contract.ts'
import type { SupplierService } from '../supplier-service.ts'
import type { WantedClosure } from './plan-closures.ts'
import type { WantedRate } from './plan-rates.ts'
import { supplementUnits, type WantedSupplement } from './plan-supplements.ts'
import { amountFields, type RateFieldFault, readAmounts, readBands, readDays, readScope } from './rate-fields.ts'
import { type LineKind, lineKinds, type SheetColumn } from './sheet-columns.ts'

/** A supplier with what it sells and agreed, as a sheet names them. */
type SupplierBook = { id: number; name: string; services: readonly SupplierService[]; contracts: readonly Contract[] }
/** The suppliers that a sheet names, and the names of all. `only`: the contract that the sheet is of, if it is of one. */
export type SheetBook = {
  suppliers: readonly SupplierBook[]
  names: readonly string[]
  only?: { supplierId: number; contractId: number } | undefined
}
export type SheetLine = { row: number; value: (column: SheetColumn) => string }

export type LineFault =
  | RateFieldFault
  | { reason: 'missing'; column: SheetColumn }
  | { reason: 'supplier-unknown' | 'contract-unknown' | 'service-unknown'; value: string; nearest: string | undefined }
  | { reason: 'other-contract'; value: string }
  | { reason: 'several-services'; value: string; boards: string[] }
  | { reason: 'basis-other'; value: string; basis: string }
  | { reason: 'kind-wrong' | 'per-wrong' | 'compulsory-wrong'; value: string }
  | { reason: 'supplement-amount'; value: string; why: Unread; currency: Currency }
  | { reason: 'too-long'; column: SheetColumn; most: number }

type Wanted =
  | { kind: 'rate'; contractId: number; supplierId: number; line: WantedRate }
  | { kind: 'supplement'; contractId: number; supplierId: number; line: WantedSupplement }
  | { kind: 'closed'; line: WantedClosure }
export type MatchedLine = Wanted | { row: number; fault: LineFault }

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const named = <One extends { name: string }>(list: readonly One[], text: string) =>
  list.filter(({ name }) => plain(name) === plain(text))

/** The name that was most likely meant: no more than a third of its letters off. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, off: editDistance(plain(text), plain(name)) }))
    .filter(({ name, off }) => off <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.off - b.off)
  return nearest?.name
}

/**
 * What the lines of a sheet mean: each a rate, a supplement or a closure of suppliers, contracts and services that it names, or the
 * first fault of the line. All amounts of one contract are read by one decimal mark.
 */
export function matchLines(lines: readonly SheetLine[], book: SheetBook): MatchedLine[] {
  const found = lines.map((line) => ({ line, place: placeOf(line, book) }))
  const texts = Map.groupBy(found, ({ place }) => ('contract' in place ? place.contract?.id : undefined))
  const marks = new Map(
    [...texts].map(([id, of]) => {
      const first = of[0]?.place
      const currency = first && 'contract' in first ? first.contract?.currency : undefined
      return [
        id,
        markOf(
          of.flatMap(({ line }) => amountFields.map((field) => line.value(field))),
          currency,
        ),
      ]
    }),
  )
  return found.map(({ line, place }) => {
    if ('fault' in place) return { row: line.row, fault: place.fault }
    return wantedOf(line, place, marks.get(place.contract?.id))
  })
}

type Place = {
  kind: LineKind
  supplier: SupplierBook
  contract: Contract | undefined
  service: SupplierService | undefined
}

function placeOf({ value }: SheetLine, { suppliers, names, only }: SheetBook): Place | { fault: LineFault } {
  const typedKind = plain(value('kind'))
  const kind = typedKind === '' ? 'rate' : lineKinds.find((one) => one === typedKind)
  if (!kind) return { fault: { reason: 'kind-wrong', value: shown(value('kind')) } }
  const missing = (['supplier', 'contract'] as const).find(
    (column) => value(column) === '' && !only && (column === 'supplier' || kind !== 'closed'),
  )
  if (missing) return { fault: { reason: 'missing', column: missing } }
  const supplier = only ? suppliers[0] : named(suppliers, value('supplier'))[0]
  const unknown = (
    reason: 'supplier-unknown' | 'contract-unknown' | 'service-unknown',
    text: string,
    all: readonly string[],
  ) => ({
    fault: { reason, value: shown(text), nearest: nearestName(text, all) } as const,
  })
  if (!supplier) return unknown('supplier-unknown', value('supplier'), names)
  const own = supplier.contracts.find(({ id }) => id === only?.contractId)
  const isOther = (text: string, name: string | undefined) => only && text !== '' && plain(text) !== plain(name ?? '')
  if (isOther(value('supplier'), supplier.name)) return { fault: { reason: 'other-contract', value: shown(value('supplier')) } }
  if (isOther(value('contract'), own?.name)) return { fault: { reason: 'other-contract', value: shown(value('contract')) } }
  const contract = own ?? named(supplier.contracts, value('contract'))[0]
  const contracts = supplier.contracts.map(({ name }) => name)
  if (!contract && kind !== 'closed') return unknown('contract-unknown', value('contract'), contracts)
  if (value('service') === '')
    return kind === 'supplement'
      ? { kind, supplier, contract, service: undefined }
      : { fault: { reason: 'missing', column: 'service' } }
  const service = findService(supplier, value)
  if ('fault' in service) return service
  return { kind, supplier, contract, service: service.service }
}

function findService({ services }: SupplierBook, value: SheetLine['value']): { service: SupplierService } | { fault: LineFault } {
  const board = plain(value('board'))
  const all = named(services, value('service'))
  const [service, ...more] = all.filter((one) => board === '' || plain(one.board ?? '') === board)
  if (!service && all.length > 0)
    return { fault: { reason: 'several-services', value: shown(value('board')), boards: boardsOf(all) } }
  if (!service) {
    const names = services.map(({ name }) => name)
    return { fault: { reason: 'service-unknown', value: shown(value('service')), nearest: nearestName(value('service'), names) } }
  }
  if (more.length > 0) return { fault: { reason: 'several-services', value: shown(value('board')), boards: boardsOf(all) } }
  const basis = plain(value('basis'))
  if (basis !== '' && basis !== service.basis)
    return { fault: { reason: 'basis-other', value: shown(basis), basis: service.basis } }
  return { service }
}

const boardsOf = (services: readonly SupplierService[]) => services.map(({ board }) => board ?? '')
/** A text of a sheet as a fault shows it: the table came from outside. */
const shown = (text: string) => text.slice(0, 80)

function wantedOf({ row, value }: SheetLine, place: Place, mark: Mark | undefined): MatchedLine {
  const { kind, supplier, contract, service } = place
  const no = (fault: LineFault | undefined): MatchedLine => ({ row, fault: fault ?? { reason: 'missing', column: 'service' } })
  if (kind === 'closed') {
    const days = readDays(value)
    if ('faults' in days || !service) return no('faults' in days ? days.faults[0] : undefined)
    const text = textOf(value, 200)
    if ('reason' in text) return no(text)
    const { from, to } = days.value
    return { kind, line: { row, supplierId: supplier.id, closure: { serviceId: service.id, from, to, reason: text.text } } }
  }
  if (!contract) return no({ reason: 'missing', column: 'contract' })
  const of = { contractId: contract.id, supplierId: supplier.id }
  if (kind === 'supplement') {
    const supplement = supplementOf(value, { service, currency: contract.currency, mark })
    return 'reason' in supplement ? no(supplement) : { kind, ...of, line: { row, supplement } }
  }
  if (!service) return no(undefined)
  const scope = readScope(value)
  if ('faults' in scope) return no(scope.faults[0])
  const amounts = readAmounts(value, { service, contract, mark }) ?? { faults: [{ reason: 'amount-missing', field: 'amount' }] }
  if ('faults' in amounts) return no(amounts.faults[0])
  return { kind, ...of, line: { row, rate: { serviceId: service.id, ...scope.value, ...amounts.value } } }
}

const textOf = (value: SheetLine['value'], most: number): { text: string } | LineFault => {
  const text = value('label').trim()
  if (text === '') return { reason: 'missing', column: 'label' }
  return text.length > most ? { reason: 'too-long', column: 'label', most } : { text }
}

type Of = { service: SupplierService | undefined; currency: Currency; mark: Mark | undefined }

/** The supplement that some texts mean, or the first fault of them. */
export function supplementOf(
  value: SheetLine['value'],
  { service, currency, mark }: Of,
): WantedSupplement['supplement'] | LineFault {
  const label = textOf(value, 120)
  if ('reason' in label) return label
  const days = readDays(value)
  if ('faults' in days) return days.faults[0] ?? { reason: 'missing', column: 'from' }
  const per = supplementUnits.find((one) => one === plain(value('per')))
  if (!per) return { reason: 'per-wrong', value: shown(value('per')) }
  const reading = readPrice(value('amount'), mark, currency)
  if ('unread' in reading) return { reason: 'supplement-amount', value: shown(value('amount')), why: reading.unread, currency }
  if (reading.amount === undefined) return { reason: 'missing', column: 'amount' }
  const bands = readBands(value('children'), { currency, mark })
  if ('faults' in bands) return bands.faults[0] ?? { reason: 'missing', column: 'children' }
  const typed = plain(value('compulsory'))
  if (typed !== 'yes' && typed !== 'no') return { reason: 'compulsory-wrong', value: shown(value('compulsory')) }
  const charge = { label: label.text, per, amountMinor: reading.amount, children: bands.value, compulsory: typed === 'yes' }
  return { serviceId: service?.id ?? null, ...days.value, ...charge }
}
