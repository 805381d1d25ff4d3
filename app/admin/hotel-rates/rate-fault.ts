import type { RateFault } from '#features/hotels/plan-rates.ts'
import type { RateLineFault } from '#features/hotels/read-rate-sheet.server.ts'
import type { PartOfYear } from '#features/pricing/season.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { monthDayText } from '../editor/month-day-text.ts'
import { unreadText } from '../editor/sheet/unread-text.ts'

/** Why a line of a rate sheet cannot be read. */
export function rateLineFault(read: ReadWords, fault: RateLineFault): string {
  const words = read(rateSheetWords).lineFaults
  switch (fault.reason) {
    case 'hotel-missing':
    case 'room-missing':
    case 'day-missing':
    case 'nights-without-season':
      return words[fault.reason]
    case 'rate-wrong':
      return words[fault.reason]({ value: fault.value, why: unreadText(read, fault.why) })
    default:
      return words[fault.reason]({ value: fault.value })
  }
}

/** Why a line that can be read cannot be saved. */
export function rateFault(read: ReadWords, fault: RateFault): string {
  const words = read(rateSheetWords).faults
  switch (fault.reason) {
    case 'room-unknown':
      return fault.rooms.length > 0 ? words[fault.reason]({ rooms: fault.rooms.join(', ') }) : words['no-rooms']
    case 'room-twice':
      return words[fault.reason]({ ids: fault.ids.join(', ') })
    case 'twice':
    case 'seasons-overlap':
    case 'nights-differ':
      return words[fault.reason]({ other: fault.other })
    case 'low-in-high':
      return words[fault.reason]({ span: spanText(read, fault.high) })
    case 'gap':
      return words[fault.reason]({ span: spanText(read, fault.gap) })
    default:
      return words[fault.reason]
  }
}

/** '1 June – 30 September' */
export const spanText = ({ format }: ReadWords, { from, to }: PartOfYear): string =>
  `${monthDayText(format, from)} – ${monthDayText(format, to)}`
