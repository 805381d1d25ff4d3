import { listOpenPayables } from '#features/payables/reads.server.ts'
import { groupToPay } from '#features/payables/rules/to-pay.ts'
import { csvText } from '#values/csv.ts'
import { kigaliDay } from '#values/dates.ts'
import { currencyDigits } from '#values/money.ts'
import { contextOf } from '../../../context.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { numberIn } from '../../components/number-in.ts'
import { fileHeaders } from '../../exports/csv-response.server.ts'
import type { Route } from './+types/to-pay-csv.ts'

/** Everything that is open, by supplier and week, as CSV. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const { db, clock } = contextOf(args.context)
  const supplierId = numberIn(args.url.searchParams.get('supplier'))
  const today = kigaliDay(clock.now())
  const words = readEnglish(payableWords)
  const open = await listOpenPayables(db, supplierId === undefined ? {} : { supplierId })
  const rows = groupToPay(open, today).flatMap(({ week, payables }) =>
    payables.map((one) => {
      const amount = (minor: number) => minor / 10 ** currencyDigits[one.currency]
      return [
        week ?? words.overdue,
        one.dueOn,
        one.supplier,
        one.order,
        one.theirReference,
        one.guest,
        one.invoices,
        one.title,
        one.firstDay,
        words.parts[one.part],
        one.currency,
        amount(one.amountMinor),
        amount(one.paidMinor),
        amount(one.openMinor),
        one.usdMinor === null ? null : one.usdMinor / 100,
        one.isDemo ? words.file.columns.demo : '',
      ]
    }),
  )
  const text = csvText([Object.values(words.file.columns), ...rows])
  return new Response(text, { headers: fileHeaders(`${words.file.name}-${today}.csv`, 'text/csv; charset=utf-8') })
}
