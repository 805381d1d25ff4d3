import { isToRecord, statesWithChildFees } from '#features/bookings/child-fees/child-fees.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { childFeeWords as words } from '../../words/admin/bookings/child-fees.ts'

export type ChildFeeRow = ReturnType<typeof childFeesView>[number]

/** The lines of a booking for which staff record what the park charges for a child, by their place in its price. */
export function childFeesView({ state, currency }: Booking, lines: readonly BookedLine[]) {
  if (!statesWithChildFees.includes(state)) return []
  return lines.flatMap((line, index) => {
    const { childFee, label, unitMinor } = line
    if (!childFee || !isToRecord(line)) return []
    const taken = moneyText({ minor: unitMinor, currency })
    return [
      {
        position: index + 1,
        what: label,
        who: words.age(childFee.age, childFee.day),
        taken,
        title: words.dialog.title(label, childFee.age),
        text: words.dialog.text(taken),
      },
    ]
  })
}
