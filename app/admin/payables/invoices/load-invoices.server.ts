import type { InvoiceMatch, SupplierInvoice } from '#features/payables/invoice.ts'
import { listInvoices, listMatches } from '#features/payables/invoices/reads-invoices.server.ts'
import { type AwaitedInvoice, listInvoicesAwaited, listPayablesOfLines } from '#features/payables/reads.server.ts'
import { type LineName, listLineNames } from '#features/payables/reads-line-names.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { instantText } from '../../components/instants.ts'
import { type InvoiceView, paidInvoices, viewOf } from './invoice-view.ts'

/** So many of the latest invoices are looked at. */
const mostInvoices = 500

/** `settledId`: the invoice that was recorded or approved just now. */
type Query = { view: InvoiceView; supplierId: number | undefined; settledId: number | undefined; today: Day; now: Date }

/** The invoices of a view, with how many each has: six statements, however many there are. */
export async function loadInvoices(db: Db, read: ReadWords, { view, supplierId, settledId, today, now }: Query) {
  const of = supplierId === undefined ? {} : { supplierId }
  const [suppliers, invoices, allAwaited] = await Promise.all([
    listPayableSuppliers(db),
    listInvoices(db, { ...of, limit: mostInvoices }),
    listInvoicesAwaited(db, today),
  ])
  const awaited = allAwaited.filter((one) => supplierId === undefined || one.supplierId === supplierId)
  const matches = await listMatches(
    db,
    invoices.map(({ id }) => id),
  )
  const lineIds = [...new Set(matches.map(({ lineId }) => lineId))]
  const [payables, named] = await Promise.all([listPayablesOfLines(db, lineIds), listLineNames(db, lineIds)])
  const paidMinor = new Map<number, number>()
  for (const { lineId, paidMinor: minor } of payables) paidMinor.set(lineId, (paidMinor.get(lineId) ?? 0) + minor)
  const paid = paidInvoices(invoices, matches, paidMinor)
  const count = (one: InvoiceView) =>
    one === 'awaited' ? awaited.length : invoices.filter((invoice) => viewOf(invoice, paid) === one).length
  const lines = new Map(named.map((row) => [row.lineId, row]))
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]))
  const shown = invoices.filter((invoice) => viewOf(invoice, paid) === view)
  return {
    suppliers,
    counts: {
      awaited: count('awaited'),
      'to-approve': count('to-approve'),
      disputed: count('disputed'),
      taken: count('taken'),
      paid: count('paid'),
    },
    // What was paid before its invoice came is not to be paid again.
    toPay: invoices.find((invoice) => invoice.id === settledId && viewOf(invoice, paid) === 'taken'),
    isCut: invoices.length === mostInvoices,
    awaited: view === 'awaited' ? awaited.map((line) => awaitedView(read, line, today)) : [],
    invoices: shown.map((invoice) => {
      const own = matches.filter(({ invoiceId }) => invoiceId === invoice.id)
      return invoiceRow(read, invoice, { own, lines, numbers, isPaid: paid.has(invoice.id), now })
    }),
  }
}
type InvoicesView = Awaited<ReturnType<typeof loadInvoices>>
export type InvoiceRow = InvoicesView['invoices'][number]
export type AwaitedRow = InvoicesView['awaited'][number]

type OfInvoice = {
  own: readonly InvoiceMatch[]
  lines: ReadonlyMap<number, LineName>
  numbers: ReadonlyMap<number, string>
  isPaid: boolean
  now: Date
}

/** An invoice in words, with the difference of each of its lines in the currency of its order. */
function invoiceRow(read: ReadWords, invoice: SupplierInvoice, { own, lines, numbers, isPaid, now }: OfInvoice) {
  const words = read(supplierInvoiceWords)
  const { format } = read
  const { id, number, state, creditsId, reason, settledBy, settledAt } = invoice
  const money = (minor: number, currency: Currency) => format.money({ minor, currency })
  const currency = lines.get(own[0]?.lineId ?? 0)?.currency ?? invoice.currency
  const expected = own.reduce((sum, { expectedMinor }) => sum + expectedMinor, 0)
  const difference = own.reduce((sum, { expectedMinor, amountMinor }) => sum + amountMinor - expectedMinor, 0)
  const when = (at: Date) => instantText(at, now, format)
  return {
    id,
    version: invoice.version,
    supplierId: invoice.supplierId,
    supplier: invoice.supplier,
    number,
    isDemo: invoice.isDemo,
    state,
    stateText: isPaid ? words.states.paid : words.states[state],
    tone: isPaid ? 'ok' : state === 'matched' ? 'warn' : state === 'disputed' ? 'bad' : '',
    credit: creditsId === null ? '' : String(words.creditNoteOf({ number: numbers.get(creditsId) ?? '' })),
    day: format.shortDate(invoice.invoicedOn),
    due: format.shortDate(invoice.dueOn),
    total: money(invoice.totalMinor, invoice.currency),
    expected: money(expected, currency),
    difference: difference === 0 ? '' : `${difference > 0 ? '+' : ''}${money(difference, currency)}`,
    reason,
    lines: own.map(({ lineId, amountMinor }) => ({
      id: lineId,
      title: lines.get(lineId)?.title ?? '',
      order: lines.get(lineId)?.order ?? '',
      amount: money(amountMinor, currency),
    })),
    by:
      settledBy && settledAt
        ? words.settledBy({ who: settledBy, when: when(settledAt) })
        : words.recordedBy({ who: invoice.recordedBy, when: when(invoice.recordedAt) }),
  }
}

function awaitedView(read: ReadWords, line: AwaitedInvoice, today: Day) {
  const words = read(supplierInvoiceWords)
  const { format } = read
  const { lineId, supplierId, supplier, order, title, firstDay, lastDay, restMinor, currency, daysOver, mayCloseFrom, isDemo } =
    line
  return {
    lineId,
    supplierId,
    supplier,
    order,
    title,
    isDemo,
    run: line.departureId === null ? `/admin/bookings/${line.bookingId}` : `/admin/departures/${line.departureId}`,
    days: format.days(firstDay, lastDay),
    ended: format.shortDate(lastDay),
    over: words.daysOver({ days: daysOver }),
    rest: format.money({ minor: restMinor, currency }),
    mayClose: mayCloseFrom <= today,
    closeFrom: words.mayCloseFrom({ day: format.shortDate(mayCloseFrom) }),
  }
}
