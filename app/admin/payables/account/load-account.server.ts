import { loadSupplierAccount } from '#features/payables/load-supplier-account.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { shownState } from '../invoices/invoice-view.ts'
import { paymentRow } from '../payments/load-payments.server.ts'

const mostShown = 5

/** What is open with a supplier, what it owes us, its last invoices and payments. For staff with `costs:read` alone. */
export async function loadAccount(
  db: Db,
  read: ReadWords,
  { supplierId, today, now }: { supplierId: number; today: Day; now: Date },
) {
  const { payables, invoices, payments, credits } = await loadSupplierAccount(db, supplierId)
  const { format } = read
  const { states } = read(supplierInvoiceWords)
  const sums = (rows: readonly { currency: Currency; minor: number }[]) =>
    [...Map.groupBy(rows, ({ currency }) => currency)]
      .map(([currency, group]) => format.money({ currency, minor: group.reduce((sum, { minor }) => sum + minor, 0) }))
      .join(' + ')
  const open = payables.filter(({ openMinor }) => openMinor > 0).map(({ openMinor, ...row }) => ({ ...row, minor: openMinor }))
  const balances = payables
    .filter(({ openMinor }) => openMinor < 0)
    .map(({ currency, openMinor }) => ({ currency, minor: -openMinor }))
  return {
    supplierId,
    isEmpty: payables.length + invoices.length + payments.length === 0,
    open: sums(open),
    overdue: sums(open.filter(({ dueOn }) => dueOn < today)),
    credit: sums([...balances, ...credits.map(({ currency, creditMinor }) => ({ currency, minor: creditMinor }))]),
    next: open[0] ? format.day(open[0].dueOn) : '',
    invoices: invoices.slice(0, mostShown).map(({ id, number, invoicedOn, totalMinor, currency, state, balance }) => ({
      id,
      text: `${number}, ${format.shortDate(invoicedOn)}`,
      amount: format.money({ minor: totalMinor, currency }),
      state: states[shownState(state, balance)],
    })),
    payments: payments.slice(0, mostShown).map((payment) => {
      const { id, day, method, amount, isReversed, isReversal } = paymentRow(read, payment, now)
      return { id, text: `${day}, ${method}`, amount, isOff: isReversed || isReversal }
    }),
  }
}
export type AccountView = Awaited<ReturnType<typeof loadAccount>>
