import { ratesStamp } from '#features/suppliers/rates/plan-sheet.server.ts'
import type { AmountField } from '#features/suppliers/rates/rate-fields.ts'
import type { DaySpan } from '#features/suppliers/rates/rate-runs.ts'
import { rateColumns, seasonRows } from '#features/suppliers/rates/rate-table.ts'
import {
  listClosuresOf,
  listContractRates,
  listContractSupplements,
  listSupplierRates,
} from '#features/suppliers/rates/reads-rates.server.ts'
import { serviceYear, serviceYearSpan } from '#features/suppliers/rates/service-year.ts'
import { listServices } from '#features/suppliers/reads.server.ts'
import { basisRules, type SupplierService, serviceName } from '#features/suppliers/supplier-service.ts'
import { weekdaysText } from '#features/suppliers/weekdays.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { contractOfAddress } from '../of-address.server.ts'
import { childrenText } from '../terms-text.ts'
import { weekdaysIn } from '../weekdays-in.ts'
import { closureText, gapTexts, supplementText } from './plan-view.server.ts'

type Params = { id: string; contractId: string }

/** A contract with its rates and supplements as they stand, and the services that it may have rates for. */
export async function contractBook({ db }: Context, params: Params) {
  const { supplier, contract } = await contractOfAddress(db, params)
  const [all, own, supplements] = await Promise.all([
    listServices(db, supplier.id),
    listContractRates(db, [contract.id]),
    listContractSupplements(db, [contract.id]),
  ])
  const services = all.filter(({ id, archivedAt }) => archivedAt === null || own.some((rate) => rate.serviceId === id))
  return { supplier, contract, services, own, supplements }
}
export type ContractBook = Awaited<ReturnType<typeof contractBook>>

/** What the screen of a contract's rates shows. */
export async function loadRates(ctx: Context, read: ReadWords, params: Params) {
  const book = await contractBook(ctx, params)
  const { supplier, contract, services, own, supplements } = book
  const span = { from: contract.validFrom, to: contract.endedOn ?? contract.validTo }
  const nameOf = (id: number | null) => {
    const service = services.find((one) => one.id === id)
    return service ? serviceName(service) : read(ratePlanWords).everyStay
  }
  const closures = await listClosuresOf(
    ctx.db,
    services.map(({ id }) => id),
  )
  const years = yearsOf(span)
  const live = await listSupplierRates(ctx.db, supplier.id, {
    from: serviceYearSpan(years[0]).from,
    to: serviceYearSpan(years.at(-1) ?? years[0]).to,
  })
  const rates = [
    ...live.filter(({ contractId }) => contractId !== contract.id),
    ...own.map((one) => ({ ...one, currency: contract.currency })),
  ]
  const { id, name, state, validFrom, validTo, endedOn, currency } = contract
  return {
    supplier: { id: supplier.id, name: supplier.name },
    contract: { id, name, state, validFrom, validTo, endedOn, currency },
    children: childrenText(read, contract.children, currency),
    services: services.map((service) => ({
      id: service.id,
      name: serviceName(service),
      children: basisRules[service.basis].children,
    })),
    columns: rateColumns(services, contract).map(({ key, serviceId, field }) => ({
      key,
      heads: [
        nameOf(serviceId),
        headOf(
          read,
          services.find((one) => one.id === serviceId),
          field,
        ),
      ],
    })),
    rows: seasonRows(own, currency),
    seen: ratesStamp(own),
    gaps: gapTexts(read, own, { span, nameOf }),
    closures: closures.filter(({ from, to }) => from <= span.to && to >= span.from).map((one) => closureText(read, one, nameOf)),
    years: services.flatMap((service) => {
      const isOf = ({ serviceId }: { serviceId: number }) => serviceId === service.id
      if (!own.some(isOf)) return []
      return years.map((year) => ({
        name: serviceName(service),
        year: serviceYear(rates.filter(isOf), closures.filter(isOf), year),
      }))
    }),
    supplements: supplements.map((one) => ({
      id: one.id,
      label: one.label,
      service: nameOf(one.serviceId),
      days: [read.format.days(one.from, one.to), weekdaysIn(read.format, weekdaysText(one.weekdays))].filter(Boolean).join(', '),
      amount: supplementText(read, one, currency),
    })),
  }
}
export type RatesData = Awaited<ReturnType<typeof loadRates>>

/** The years in which a contract holds. */
function yearsOf({ from, to }: DaySpan): [number, ...number[]] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number]
  return [first, ...Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at + 1)]
}

function headOf(read: ReadWords, service: SupplierService | undefined, field: AmountField): string {
  const { bases, heads } = read(rateLineWords)
  return field === 'amount' ? (service ? bases[service.basis] : '') : heads[field]
}
