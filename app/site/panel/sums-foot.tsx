import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { sumsWords } from '../../words/sums.ts'
import { useSite } from '../site-data.ts'

type Props = {
  schedule: PaymentSchedule
  /** The part that is due now, by the deposit's percent. */
  deposit: (percent: number) => string
}

/** The total of a price, and what is due when. */
export function SumsFoot({ schedule: { totalMinor, depositMinor, balanceMinor, balanceDueOn }, deposit }: Props) {
  const words = useWords(sumsWords)
  const format = useFormatter()
  const percent = (useSite()?.depositBasisPoints ?? 0) / 100
  const rows: [string, number][] = [
    [words.total, totalMinor],
    [balanceMinor > 0 ? deposit(percent) : words.dueAll, depositMinor],
  ]
  if (balanceMinor > 0) rows.push([words.balance({ day: format.day(balanceDueOn) }), balanceMinor])
  return (
    <tfoot>
      {rows.map(([label, minor]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{format.money(usd(minor))}</td>
        </tr>
      ))}
    </tfoot>
  )
}
