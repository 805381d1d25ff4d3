import type { FeeForSale } from '#features/permits/reads-for-sale.server.ts'
import type { DueRow } from '#features/permits/rules/due-row.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitDueWords } from '../../../words/admin/permits/permit-due.ts'
import { instantText } from '../../components/instants.ts'
import { permitDayPath } from '../pool-name.ts'

export type DueView = {
  key: string
  what: string
  about: string
  to: string
  when: string
  /** The last minute itself, where the authority is closed then. */
  closes: string
  tag: { text: string; tone: 'bad' | 'warn' } | undefined
}

type Books = {
  fees: Readonly<Record<string, FeeForSale>>
  needs: readonly { reference: string; bookingId: string }[]
  at: Date
}

/** A row of what is due, in words, with where it is done: details on the booking, the rest on the day or at the authority. */
export function dueView(read: ReadWords, row: DueRow, { fees, needs, at: now }: Books): DueView {
  const words = read(permitDueWords)
  const { kind, count, reference, feeId, day, authorityId, lotId, dueAt, actBy, isRed } = row
  const fee = feeId === null ? undefined : fees[feeId]
  const authority = fee?.authority || Object.values(fees).find((one) => one.authorityId === authorityId)?.authority || authorityId
  const about = [reference, fee?.name ?? authority, day && read.format.day(day)].filter(Boolean).join(', ')
  const isOver = now >= actBy
  const what = words.kinds[kind]
  const bookingId = kind === 'papers-missing' ? needs.find((need) => need.reference === reference)?.bookingId : undefined
  return {
    key: [kind, authorityId, feeId, day, reference, lotId].join(' '),
    what: typeof what === 'string' ? what : what({ count }),
    about,
    to: bookingId
      ? `/admin/bookings/${bookingId}`
      : feeId && day
        ? permitDayPath(feeId, day)
        : `/admin/permits/authorities/${authorityId}`,
    when: instantText(actBy, now, read.format),
    closes: actBy < dueAt ? words.closedThen({ when: instantText(dueAt, now, read.format) }) : '',
    tag: isOver ? { text: words.over, tone: 'bad' } : isRed ? { text: words.soon, tone: 'warn' } : undefined,
  }
}
