import { markOf, readPrice, type Unread } from '#values/price-text.ts'
import { childBandsText } from '../child-bands.ts'
import type { Contract } from '../contract.ts'
import { basisRules, type SupplierService } from '../supplier-service.ts'
import type { ContractSheet } from './plan-contract.ts'
import { type WantedRate, without } from './plan-rates.ts'
import {
  type AmountField,
  amountFields,
  amountsOf,
  type RateFieldFault,
  readAmounts,
  readScope,
  type ScopeField,
  scopeFields,
  scopeTexts,
} from './rate-fields.ts'
import { isSameAmounts, type NewRate, type RateScope, type SupplierRate } from './supplier-rate.ts'

/** A column of the rate table: one amount of one service. Its key is part of the names of its fields. */
export type RateColumn = { key: string; serviceId: number; field: AmountField }

/** The columns of a contract: for each service the amounts that its basis counts; what is published where the contract is net. */
export const rateColumns = (services: readonly SupplierService[], { pricing }: Pick<Contract, 'pricing'>): RateColumn[] =>
  services.flatMap(({ id, basis }) =>
    amountFields
      .filter((field) => field === 'amount' || (field === 'rack' ? pricing === 'net' : basisRules[basis][field]))
      .map((field) => ({ key: `${id}.${field}`, serviceId: id, field })),
  )

/** A season of the table: its days as texts, amounts by column, children's own prices by service. */
export type SeasonRow = {
  key: string
  /** A season of rates that stand; undefined for one that is being added. */
  scope: string | undefined
  texts: Record<ScopeField, string>
  amounts: Readonly<Record<string, number>>
  children: Readonly<Record<string, string>>
}

/** What makes two rates one season: the same days, weekdays, residency, party and nights. */
export const scopeKey = (scope: Omit<RateScope, 'serviceId'>): string => {
  const texts = scopeTexts(scope)
  return scopeFields.map((field) => texts[field]).join('_')
}

/** The rates of a contract as the rows of its table. */
export function seasonRows(rates: readonly SupplierRate[], currency: Contract['currency']): SeasonRow[] {
  const seasons = [...Map.groupBy(rates, scopeKey)].sort(([one], [other]) => (one < other ? -1 : 1))
  return seasons.flatMap(([scope, own], at) => {
    const [first] = own
    if (!first) return []
    const amounts = own.flatMap((rate) =>
      Object.entries(amountsOf(rate)).flatMap(([field, minor]) =>
        minor === null ? [] : [[`${rate.serviceId}.${field}`, minor] as const],
      ),
    )
    const children = own.flatMap((rate) =>
      rate.children ? [[String(rate.serviceId), childBandsText(rate.children, currency)] as const] : [],
    )
    return {
      key: `s${at + 1}`,
      scope,
      texts: scopeTexts(first),
      amounts: Object.fromEntries(amounts),
      children: Object.fromEntries(children),
    }
  })
}

/** The name of a field: 'rates.s1.from', 'rates.s1.12.amount', 'rates.s1.12.children'. */
export const tableField = (row: string, column: string): string => `rates.${row}.${column}`

type TableFault = { field: string; row: number; fault: RateFieldFault | { reason: 'season-empty' } }
/** A text that is no amount, by the keys of its row and column. */
export type UnreadCell = { row: string; column: string; text: string; why: Unread }

/** `rows`: what was typed, to be shown again; `rates`: what it means, by the number of the row. */
export type ReadRateTable = { rows: SeasonRow[]; rates: WantedRate[]; faults: TableFault[]; unread: UnreadCell[] }

const rowPattern = /^rates\.([a-z]\d{1,4})\.(?:from|to)$/

/**
 * The rate table of a posted form. A row without any text is nothing. At fault, each at its field: days that are not read, amounts that
 * are not read or have no first one, and a new season without any amount. A row that stands and is emptied means that its rates end.
 */
export function readRateTable(
  form: ReadonlyMap<string, string>,
  {
    services,
    contract,
    own,
  }: { services: readonly SupplierService[]; contract: Pick<Contract, 'currency' | 'pricing'>; own: readonly SupplierRate[] },
): ReadRateTable {
  const keys = [...new Set([...form.keys()].flatMap((name) => rowPattern.exec(name)?.[1] ?? []))]
  const columns = rateColumns(services, contract)
  const textAt = (row: string, column: string) => form.get(tableField(row, column))?.trim() ?? ''
  const amountTexts = keys.flatMap((row) => columns.map(({ key }) => textAt(row, key)))
  const mark = markOf(amountTexts, contract.currency)
  const stored = new Set(own.map(scopeKey))
  const read: ReadRateTable = { rows: [], rates: [], faults: [], unread: [] }
  for (const key of keys) {
    const texts = Object.fromEntries(scopeFields.map((field) => [field, textAt(key, field)])) as Record<ScopeField, string>
    const typed = columns.flatMap((column) => ({ column: column.key, text: textAt(key, column.key) })).filter(({ text }) => text)
    if (typed.length === 0 && scopeFields.every((field) => texts[field] === '')) continue
    const number = read.rows.length + 1
    const fault = (column: string, one: TableFault['fault']) =>
      read.faults.push({ field: tableField(key, column), row: number, fault: one })
    const scope = readScope((field) => textAt(key, field))
    const name = 'value' in scope ? scopeKey(scope.value) : undefined
    // A second row of the same days is a new one, which the plan refuses.
    const stands = name !== undefined && stored.has(name) && !read.rows.some((row) => row.scope === name)
    if ('faults' in scope) for (const one of scope.faults) fault(one.field, one)
    else if (typed.length === 0 && !stands) fault('from', { reason: 'season-empty' })
    const amounts: Record<string, number> = {}
    for (const { column, text } of typed) {
      const reading = readPrice(text, mark, contract.currency)
      if ('unread' in reading) read.unread.push({ row: key, column, text, why: reading.unread })
      else if (reading.amount !== undefined) amounts[column] = reading.amount
    }
    const children: Record<string, string> = {}
    for (const service of services) {
      const text = (field: string) => textAt(key, `${service.id}.${field}`)
      if (text('children') !== '') children[service.id] = text('children')
      const rate = readAmounts(text, { service, contract, mark })
      if (rate && 'faults' in rate) {
        // A cell that is not read says so itself.
        for (const one of rate.faults) if (one.reason !== 'amount-wrong') fault(`${service.id}.${one.field}`, one)
      } else if (rate && 'value' in scope) {
        read.rates.push({ row: number, rate: { serviceId: service.id, ...scope.value, ...rate.value } })
      }
    }
    read.rows.push({ key, scope: stands ? name : undefined, texts, amounts, children })
  }
  return read
}

/**
 * What a table means for a contract. A draft is what its table says. In an active contract the seasons that stand are changed by
 * their amounts; a new one takes its days out of them. Rates without an amount any more end.
 */
export function sheetOfTable(
  { rows, rates }: Pick<ReadRateTable, 'rows' | 'rates'>,
  { own, state }: { own: readonly SupplierRate[]; state: Contract['state'] },
): Omit<ContractSheet, 'contractId'> {
  const isSame = (one: NewRate, other: NewRate) => one.serviceId === other.serviceId && scopeKey(one) === scopeKey(other)
  const emptied = own.filter((rate) => !rates.some((line) => isSame(line.rate, rate))).map(({ id }) => id)
  if (state === 'draft') return { rates, emptied, supplements: [] }
  const stands = ({ row }: WantedRate) => rows[row - 1]?.scope !== undefined
  const added = rates.filter((line) => !stands(line))
  const changed = rates.filter(
    (line) => stands(line) && !own.some((rate) => isSame(rate, line.rate) && isSameAmounts(rate, line.rate)),
  )
  const carved = changed.flatMap((line) =>
    added
      .reduce<NewRate[]>((parts, { rate }) => parts.flatMap((part) => without(part, rate)), [line.rate])
      .map((rate) => ({ row: line.row, rate })),
  )
  return { rates: [...carved, ...added], emptied, supplements: [] }
}
