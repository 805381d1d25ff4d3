import type { InvoiceMatch, SupplierInvoice } from '#features/payables/invoice.ts'
import { loadInvoiceBalances } from '#features/payables/invoices/load-invoice-balances.server.ts'
import { listInvoices } from '#features/payables/invoices/reads-invoices.server.ts'
import { type AwaitedInvoice, listInvoicesAwaited } from '#features/payables/reads.server.ts'
import { type LineName, listLineNames } from '#features/payables/reads-line-names.server.ts'
import { findPayableSettings } from '#features/payables/reads-settings.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import { needsFourEyes } from '#features/payables/rules/four-eyes.ts'
import type { InvoiceBalance } from '#features/payables/rules/invoice-balances.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { type Currency, usd } from '#values/money.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { instantText } from '../../components/instants.ts'
import { lineOfText } from '../line-of-text.ts'
import { shortDays } from '../short-days.ts'
import { type InvoiceView, shownState, viewOf } from './invoice-view.ts'

/** So many of the latest invoices are looked at. */
const mostInvoices = 500

/** `settledId`: the invoice that was recorded or approved just now; `staffId`: who looks. */
type Query = {
  staffId: string
  view: InvoiceView
  supplierId: number | undefined
  settledId: number | undefined
  today: Day
  now: Date
}

/** The invoices of a view, with how many each has: eight statements, however many there are. */
export async function loadInvoices(db: Db, read: ReadWords, { view, supplierId, settledId, staffId, today, now }: Query) {
  const of = supplierId === undefined ? {} : { supplierId }
  const [suppliers, invoices, allAwaited, { fourEyesMinor }, rates] = await Promise.all([
    listPayableSuppliers(db),
    listInvoices(db, { ...of, limit: mostInvoices }),
    listInvoicesAwaited(db, today),
    findPayableSettings(db),
    listNewestFxRates(db),
  ])
  const awaited = allAwaited.filter((one) => supplierId === undefined || one.supplierId === supplierId)
  const { matches, balances } = await loadInvoiceBalances(db, invoices)
  const named = await listLineNames(db, [...new Set(matches.map(({ lineId }) => lineId))])
  const count = (one: InvoiceView) =>
    one === 'awaited' ? awaited.length : invoices.filter((invoice) => viewOf(invoice, balances) === one).length
  const lines = new Map(named.map((row) => [row.lineId, row]))
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]))
  const shown = invoices.filter((invoice) => viewOf(invoice, balances) === view)
  return {
    suppliers,
    counts: {
      awaited: count('awaited'),
      'to-approve': count('to-approve'),
      disputed: count('disputed'),
      taken: count('taken'),
      paid: count('paid'),
      rejected: count('rejected'),
    },
    // What was paid before its invoice came is not to be paid again.
    toPay: invoices.find((invoice) => invoice.id === settledId && viewOf(invoice, balances) === 'taken'),
    isCut: invoices.length === mostInvoices,
    awaited: view === 'awaited' ? awaited.map((line) => awaitedView(read, line, today)) : [],
    invoices: shown.map((invoice) => {
      const own = matches.filter(({ invoiceId }) => invoiceId === invoice.id)
      const isOther = invoice.recordedById === staffId && needsFourEyes(invoice, fourEyesMinor, rates)
      const fourEyes = isOther ? read(supplierInvoiceWords).fourEyes({ amount: read.format.money(usd(fourEyesMinor ?? 0)) }) : ''
      return { ...invoiceRow(read, invoice, { own, lines, numbers, balance: balances.get(invoice.id), now }), fourEyes }
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
  balance: InvoiceBalance | undefined
  now: Date
}

/** An invoice in words, with the difference of each of its lines in the currency of its order. */
function invoiceRow(read: ReadWords, invoice: SupplierInvoice, { own, lines, numbers, balance, now }: OfInvoice) {
  const words = read(supplierInvoiceWords)
  const { format } = read
  const { id, number, state, creditsId, reason, settledBy, settledAt } = invoice
  const money = (minor: number, currency: Currency) => format.money({ minor, currency })
  const currency = lines.get(own[0]?.lineId ?? 0)?.currency ?? invoice.currency
  const expected = own.reduce((sum, { expectedMinor }) => sum + expectedMinor, 0)
  const difference = own.reduce((sum, { expectedMinor, amountMinor }) => sum + amountMinor - expectedMinor, 0)
  const when = (at: Date) => instantText(at, now, format)
  const shown = shownState(state, balance)
  return {
    id,
    version: invoice.version,
    supplierId: invoice.supplierId,
    supplier: invoice.supplier,
    number,
    isDemo: invoice.isDemo,
    state,
    stateText: words.states[shown],
    tone: shown === 'paid' ? 'ok' : state === 'matched' ? 'warn' : state === 'disputed' ? 'bad' : '',
    credit: creditsId === null ? '' : String(words.creditNoteOf({ number: numbers.get(creditsId) ?? '' })),
    day: format.shortDate(invoice.invoicedOn),
    due: format.shortDate(invoice.dueOn),
    total: money(invoice.totalMinor, invoice.currency),
    expected: money(expected, currency),
    difference: difference === 0 ? '' : `${difference > 0 ? '+' : ''}${money(difference, currency)}`,
    paid: balance ? money(balance.paidMinor, currency) : '',
    open: balance ? money(balance.openMinor, currency) : '',
    reason,
    lines: own.map(({ lineId }) => ({
      id: lineId,
      title: lines.get(lineId)?.title ?? '',
      order: lines.get(lineId)?.order ?? '',
      of: lineOfText(read, lines.get(lineId)),
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
  const of = lineOfText(read, line)
  return {
    lineId,
    supplierId,
    supplier,
    order,
    title,
    of,
    isDemo,
    run: line.departureId === null ? `/admin/bookings/${line.bookingId}` : `/admin/departures/${line.departureId}`,
    days: shortDays(format, firstDay, lastDay),
    ended: format.shortDate(lastDay),
    over: words.daysOver({ days: daysOver }),
    rest: format.money({ minor: restMinor, currency }),
    mayClose: mayCloseFrom <= today,
    closeFrom: words.mayCloseFrom({ day: format.shortDate(mayCloseFrom) }),
  }
}
