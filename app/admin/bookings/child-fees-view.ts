import { isToRecord, statesWithChildFees } from '#features/bookings/child-fees/child-fees.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { childFeeWords } from '../../words/admin/bookings/child-fees.ts'

export type ChildFeeRow = ReturnType<typeof childFeesView>[number]

/** The lines of a booking for which staff record what the park charges for a child, by their place in its price. */
export function childFeesView(read: ReadWords, { state, currency }: Booking, lines: readonly BookedLine[]) {
  const words = read(childFeeWords)
  if (!statesWithChildFees.includes(state)) return []
  return lines.flatMap((line, index) => {
    const { childFee, label, unitMinor } = line
    if (!childFee || !isToRecord(line)) return []
    const taken = read.format.money({ minor: unitMinor, currency })
    return [
      {
        position: index + 1,
        what: label,
        who: words.age({ age: childFee.age, day: childFee.day }),
        taken,
        title: words.dialog.title({ what: label, age: childFee.age }),
        text: words.dialog.text({ taken }),
      },
    ]
  })
}
