import { listMatches } from '#features/payables/invoices/reads-invoices.server.ts'
import { listCredits, listOpenPayables, type PayableRow } from '#features/payables/reads.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import type { PayableAge } from '#features/payables/rules/ageing.ts'
import { groupToPay } from '#features/payables/rules/to-pay.ts'
import { unitsText } from '#features/suppliers/fx/fx-rate.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { sumByAge } from '../../reports/costs/sum-by-age.ts'

/** How many payables are shown. The CSV has all of them. */
const mostRows = 300

type Query = { today: Day; supplierId: number | undefined; invoiceId: number | undefined }

/**
 * What the screen of payables shows, of one supplier or of all: five statements, however many there are. What is open for the invoice that is
 * named is ticked.
 */
export async function loadToPay(db: Db, read: ReadWords, { today, supplierId, invoiceId }: Query) {
  const words = read(payableWords)
  const { format } = read
  const [all, unused, rates, suppliers, matches] = await Promise.all([
    listOpenPayables(db),
    listCredits(db),
    listNewestFxRates(db),
    listPayableSuppliers(db),
    invoiceId === undefined ? [] : listMatches(db, [invoiceId]),
  ])
  const credits = creditsOf(read, all, { unused, suppliers })
  const concerned = new Set([...all, ...credits].map((one) => one.supplierId))
  const shown = supplierId === undefined ? all : all.filter((row) => row.supplierId === supplierId)
  const { ages, withoutRate } = sumByAge(shown, today)
  const totalMinor = ages.reduce((sum, { minor }) => sum + minor, 0)
  const lateMinor = ages.reduce((sum, { age, minor }) => (age === 'not-due' ? sum : sum + minor), 0)
  const groups = groupToPay(shown, today)
  const rows = groups.flatMap((group) => {
    const week = group.week === null ? words.overdue : words.week({ days: format.days(group.week, addDays(group.week, 6)) })
    const sum = format.money({ minor: group.sumMinor, currency: group.currency })
    const heading = words.group({ week: String(week), supplier: group.supplier, sum })
    return group.payables.map((payable) => rowOf(read, payable, { heading, today }))
  })
  return {
    lede: words.lede({
      suppliers: new Set(shown.map((row) => row.supplierId)).size,
      amount: format.money(usd(totalMinor)),
      late: format.money(usd(lateMinor)),
    }),
    withoutRate: withoutRate > 0 ? words.withoutRate({ count: withoutRate }) : '',
    hasDemo: shown.some(({ isDemo }) => isDemo),
    rows: rows.slice(0, mostRows),
    ticked: rows.flatMap(({ tick, lineId }) => (tick && matches.some((one) => one.lineId === lineId) ? [tick] : [])),
    of: rows.length,
    suppliers: suppliers.filter(({ id }) => concerned.has(id)),
    ages: ages.map(({ age, minor }) => ({ age, minor, text: format.money(usd(minor)) })),
    total: format.money(usd(totalMinor)),
    late: format.money(usd(lateMinor)),
    credits: credits.filter((one) => supplierId === undefined || one.supplierId === supplierId),
    newest: [...rates.values()].flatMap(({ currency, unitsPerUsd, asOf }) =>
      shown.some((row) => row.currency === currency)
        ? [words.pay.newest({ units: unitsText(unitsPerUsd), currency, day: format.day(asOf) })]
        : [],
    ),
  }
}
export type ToPay = Awaited<ReturnType<typeof loadToPay>>
export type ToPayRow = ToPay['rows'][number]
export type AgeSum = { age: PayableAge; minor: number; text: string }

function rowOf(read: ReadWords, row: PayableRow, { heading, today }: { heading: string; today: Day }) {
  const words = read(payableWords)
  const money = (minor: number) => read.format.money({ minor, currency: row.currency })
  const late = daysBetween(row.dueOn, today)
  const part = words.parts[row.part]
  return {
    id: row.id,
    lineId: row.lineId,
    heading,
    // What a supplier owes us is used by itself.
    tick: row.openMinor < 0 ? '' : `${row.id} ${row.openMinor}`,
    isCredit: row.openMinor < 0,
    isDemo: row.isDemo,
    supplierId: row.supplierId,
    supplier: row.supplier,
    title: row.title,
    part,
    days: read.format.days(row.firstDay, row.lastDay),
    order: row.order,
    run: row.departureId === null ? `/admin/bookings/${row.bookingId}` : `/admin/departures/${row.departureId}`,
    due: read.format.shortDate(row.dueOn),
    late: late > 0 && row.openMinor > 0 ? words.late({ days: late }) : '',
    open: money(row.openMinor),
    openMinor: row.openMinor,
    currency: row.currency,
    paid: row.paidMinor === 0 ? '' : words.paidOf({ paid: money(row.paidMinor), amount: money(row.amountMinor) }),
  }
}

/** What suppliers owe us, by supplier and currency: what is left of payments, and credits. */
function creditsOf(
  read: ReadWords,
  all: readonly PayableRow[],
  {
    unused,
    suppliers,
  }: { unused: Awaited<ReturnType<typeof listCredits>>; suppliers: Awaited<ReturnType<typeof listPayableSuppliers>> },
) {
  const names = new Map(suppliers.map(({ id, name }) => [id, name]))
  const balances = [
    ...unused.map(({ supplierId, currency, creditMinor }) => ({ supplierId, currency, minor: creditMinor })),
    ...all.flatMap(({ supplierId, currency, openMinor }) => (openMinor < 0 ? [{ supplierId, currency, minor: -openMinor }] : [])),
  ]
  return [...Map.groupBy(balances, ({ supplierId, currency }) => `${supplierId} ${currency}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const minor = group.reduce((sum, one) => sum + one.minor, 0)
    const { supplierId, currency } = first
    return [{ supplierId, supplier: names.get(supplierId) ?? '', amount: read.format.money({ minor, currency }) }]
  })
}
