import { loadInvoiceBalances } from '#features/payables/invoices/load-invoice-balances.server.ts'
import { findInvoice, listInvoices } from '#features/payables/invoices/reads-invoices.server.ts'
import { listCredits, listOpenPayables, type PayableRow } from '#features/payables/reads.server.ts'
import { listLineNames } from '#features/payables/reads-line-names.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import type { PayableAge } from '#features/payables/rules/ageing.ts'
import { groupToPay } from '#features/payables/rules/to-pay.ts'
import { listAuthorityCredits } from '#features/permits/reads-credits.server.ts'
import { unitsText } from '#features/suppliers/fx/fx-rate.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { type Currency, usd } from '#values/money.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { sumByAge } from '../../reports/costs/sum-by-age.ts'
import { lineOfText } from '../line-of-text.ts'
import { shortDays } from '../short-days.ts'

/** How many payables are shown. The CSV has all of them. */
const mostRows = 300

type Query = { today: Day; supplierId: number | undefined; invoiceId: number | undefined }

/**
 * What the screen of payables shows, of one supplier or of all: four statements, however many there are. What is open for the invoice that is
 * named is ticked, and the sentence says what of it is paid: five more.
 */
export async function loadToPay(db: Db, read: ReadWords, { today, supplierId, invoiceId }: Query) {
  const words = read(payableWords)
  const { format } = read
  const [all, unused, rates, suppliers, invoice, ofAuthorities] = await Promise.all([
    listOpenPayables(db),
    listCredits(db),
    listNewestFxRates(db),
    listPayableSuppliers(db),
    invoiceId === undefined ? undefined : loadInvoice(db, read, invoiceId),
    listAuthorityCredits(db),
  ])
  const credits = creditsOf(read, all, { unused, suppliers })
  const concerned = new Set([...all, ...credits].map((one) => one.supplierId))
  const shown = supplierId === undefined ? all : all.filter((row) => row.supplierId === supplierId)
  const { ages, withoutRate } = sumByAge(shown, today)
  const totalMinor = ages.reduce((sum, { minor }) => sum + minor, 0)
  const lateMinor = ages.reduce((sum, { age, minor }) => (age === 'not-due' ? sum : sum + minor), 0)
  const groups = groupToPay(shown, today)
  const rows = groups.flatMap((group) => {
    const week = group.week === null ? words.overdue : words.week({ days: shortDays(format, group.week, addDays(group.week, 6)) })
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
    ticked: rows.flatMap(({ tick, lineId }) => (tick && invoice?.lineIds.includes(lineId) ? [tick] : [])),
    invoice: invoice?.text,
    of: rows.length,
    suppliers: suppliers.filter(({ id }) => concerned.has(id)),
    ages: ages.map(({ age, minor }) => ({ age, minor, text: format.money(usd(minor)) })),
    total: format.money(usd(totalMinor)),
    late: format.money(usd(lateMinor)),
    credits: credits.filter((one) => supplierId === undefined || one.supplierId === supplierId),
    authorityCredits:
      supplierId === undefined
        ? ofAuthorities.map(({ authorityId, authority, creditMinor }) => ({
            id: authorityId,
            name: authority,
            amount: format.money(usd(creditMinor)),
          }))
        : [],
    // Dollars are often paid in francs.
    newest: [...rates.values()].flatMap(({ currency, unitsPerUsd, asOf, source }) =>
      currency === 'RWF' || shown.some((row) => row.currency === currency)
        ? [words.pay.newest({ units: unitsText(unitsPerUsd), currency, source, day: format.day(asOf) })]
        : [],
    ),
  }
}

/** An invoice that is to be paid: its lines, and in a sentence what of it is paid and open. */
async function loadInvoice(db: Db, read: ReadWords, id: number) {
  const found = await findInvoice(db, id)
  if (!found) return undefined
  const { matches, balances } = await loadInvoiceBalances(db, await listInvoices(db, { supplierId: found.supplierId }))
  const own = matches.filter(({ invoiceId }) => invoiceId === id)
  const lineIds = own.map(({ lineId }) => lineId)
  const balance = balances.get(id)
  const [line] = await listLineNames(db, lineIds)
  if (!balance || !line) return { lineIds, text: '' }
  const { format } = read
  const money = (minor: number) => format.money({ minor, currency: line.currency })
  const total = format.money({ minor: found.totalMinor, currency: found.currency })
  const facts = { number: found.number, total, paid: money(balance.paidMinor), open: money(balance.openMinor) }
  return { lineIds, text: read(payableWords).pay.ofInvoice(facts) }
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
    account: accountKey(row),
    of: [lineOfText(read, row), row.invoices && words.invoice({ numbers: row.invoices })].filter(Boolean).join(', '),
    isCredit: row.openMinor < 0,
    isDemo: row.isDemo,
    supplierId: row.supplierId,
    supplier: row.supplier,
    title: row.title,
    part,
    days: shortDays(read.format, row.firstDay, row.lastDay),
    order: row.order,
    run: row.departureId === null ? `/admin/bookings/${row.bookingId}` : `/admin/departures/${row.departureId}`,
    due: read.format.shortDate(row.dueOn),
    late: late > 0 && row.openMinor > 0 ? words.late({ days: late }) : '',
    invoiceDue:
      row.invoiceDueOn && row.invoiceDueOn !== row.dueOn
        ? words.invoiceDue({ day: read.format.shortDate(row.invoiceDueOn) })
        : '',
    open: money(row.openMinor),
    openMinor: row.openMinor,
    currency: row.currency,
    paid: row.paidMinor === 0 ? '' : words.paidOf({ paid: money(row.paidMinor), amount: money(row.amountMinor) }),
  }
}

/** With whom, in which currency and whether for demo bookings something is open: one payment is for one of these. */
const accountKey = ({ supplierId, currency, isDemo }: { supplierId: number; currency: Currency; isDemo: boolean }) =>
  `${supplierId} ${currency} ${isDemo ? 'demo' : ''}`

/** What suppliers owe us, by account: what is left of payments, and credits. */
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
    ...unused.map(({ creditMinor, ...of }) => ({ ...of, minor: creditMinor })),
    ...all.flatMap(({ supplierId, currency, isDemo, openMinor }) =>
      openMinor < 0 ? [{ supplierId, currency, isDemo, minor: -openMinor }] : [],
    ),
  ]
  return [...Map.groupBy(balances, accountKey)].flatMap(([account, group]) => {
    const [first] = group
    if (!first) return []
    const minor = group.reduce((sum, one) => sum + one.minor, 0)
    const { supplierId, currency, isDemo } = first
    return [
      {
        account,
        supplierId,
        supplier: names.get(supplierId) ?? '',
        isDemo,
        minor,
        amount: read.format.money({ minor, currency }),
      },
    ]
  })
}
