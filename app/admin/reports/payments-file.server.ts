import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { countMovements, listMovementsInChunks, type MoneyMovement } from '#features/reports/reads-payments.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'
import { orderKindWords } from '../../words/admin/bookings/order-kinds.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { rangeFrom } from './read-range.server.ts'

/** Columns of files are English for everybody. */
const columns = [
  'Date',
  'Recorded on',
  'Time (Kigali)',
  'What happened',
  'Booking',
  'Lead traveller',
  'Product type',
  'Product',
  'Payment method',
  'Payment reference',
  'Currency',
  'Amount',
  'Currency charged',
  'Amount charged',
  'Exchange rate',
  'Recorded by',
  'Demo booking',
]
/** How many movements are read at a time while a file is sent. */
const chunk = 1_000

/**
 * The payments and refunds of the range in an address, as a file: the number of rows, the file's name, and its rows in chunks,
 * column names first. `note` writes the export to the audit log; it is called before anything is sent.
 */
export async function paymentsFile(ctx: Context, url: URL, staff: Staff, file: 'CSV' | 'XLSX') {
  const { range } = rangeFrom(readEnglish, url, kigaliDay(ctx.clock.now()), '12-months')
  const count = await countMovements(ctx.db, range)
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    yield [[...columns]]
    for await (const movements of listMovementsInChunks(ctx.db, range, chunk)) yield movements.map(movementCells)
  }
  return {
    count,
    name: `payments-${range.from}-to-${range.to}`,
    rows,
    note: () =>
      recordAudit(ctx, ctx.db, {
        actor: staff,
        action: 'payments-exported',
        subject: { kind: 'list', id: 'payments', words: readEnglish(reportWords).payments.title },
        facts: { from: range.from, to: range.to, count, file },
      }),
  }
}

/** Money as a number for a spreadsheet: whole units; the currency has its own column. */
const amount = (minor: number, currency: Currency): number => minor / 10 ** currencyDigits[currency]

/** The cells of one movement, in the order of `columns`. */
function movementCells({
  at,
  movedOn,
  kind,
  amountMinor,
  currency,
  charged,
  method,
  reference,
  actor,
  booking,
}: MoneyMovement): CsvCell[] {
  return [
    movedOn,
    kigaliDay(at),
    kigaliClock(at),
    readEnglish(reportWords).payments.kinds[kind],
    booking.reference,
    booking.leadName,
    readEnglish(orderKindWords)[booking.kind].word,
    booking.title,
    readEnglish(methodAdminWords)[method].name,
    reference,
    currency,
    amount(amountMinor, currency),
    charged?.currency ?? null,
    charged ? amount(charged.minor, charged.currency) : null,
    charged?.rate ?? null,
    actor,
    booking.sample ? 'yes' : null,
  ]
}
