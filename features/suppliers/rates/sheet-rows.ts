import type { CsvCell } from '#values/csv.ts'
import { currencyDigits } from '#values/money.ts'
import { childBandsText } from '../child-bands.ts'
import type { Contract } from '../contract.ts'
import type { Closure } from '../service-book.ts'
import type { SupplierService } from '../supplier-service.ts'
import { weekdaysText } from '../weekdays.ts'
import type { ContractSupplement } from './plan-supplements.ts'
import { amountsOf, scopeTexts } from './rate-fields.ts'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'
import type { SupplierRate } from './supplier-rate.ts'

type Book = {
  supplier: string
  contract: Contract
  services: readonly SupplierService[]
  rates: readonly SupplierRate[]
  supplements: readonly ContractSupplement[]
  closures: readonly Closure[]
}

type Line = Partial<Record<SheetColumn, CsvCell>>

/** The rates, supplements and closures of a contract as lines of a sheet, which changes nothing where it is imported again. */
export function sheetRows({ supplier, contract, services, rates, supplements, closures }: Book): CsvCell[][] {
  const of = { supplier, contract: contract.name }
  const { currency } = contract
  const amount = (minor: number | null): CsvCell => (minor === null ? null : minor / 10 ** currencyDigits[currency])
  const serviceOf = (id: number | null): Line => {
    const service = services.find((one) => one.id === id)
    return service ? { service: service.name, board: service.board, basis: service.basis } : {}
  }
  const days = ({ from, to, weekdays }: Pick<ContractSupplement, 'from' | 'to' | 'weekdays'>): Line => ({
    from,
    to,
    weekdays: weekdaysText(weekdays),
  })
  const lines: Line[] = [
    ...rates.map((rate) => ({
      kind: 'rate',
      ...of,
      ...serviceOf(rate.serviceId),
      ...scopeTexts(rate),
      ...Object.fromEntries(Object.entries(amountsOf(rate)).map(([field, minor]) => [field, amount(minor)])),
      children: rate.children && childBandsText(rate.children, currency),
    })),
    ...supplements.map((one) => ({
      kind: 'supplement',
      ...of,
      ...serviceOf(one.serviceId),
      ...days(one),
      amount: amount(one.amountMinor),
      children: one.children && childBandsText(one.children, currency),
      label: one.label,
      per: one.per,
      compulsory: one.compulsory ? 'yes' : 'no',
    })),
    ...closures.map(({ serviceId, from, to, reason }) => ({
      kind: 'closed',
      supplier,
      ...serviceOf(serviceId),
      from,
      to,
      label: reason,
    })),
  ]
  return lines.map((line) => sheetColumns.map((column) => line[column] ?? null))
}
