import type { BookingAccount } from '#features/bookings/account.ts'
import type { AmendedHold } from '#features/bookings/changes/amended-hold.ts'
import type { PlannedAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { StayReason } from '#features/emails/reachable.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { amendedHoldText } from '../../../shared/booking/amended-hold-text.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import type { amendedHoldWords } from '../../../words/amended-hold.ts'
import { reachedAs } from '../email-or-admin.ts'

/** The difference line by line, and what it means for what is to be paid. @param account the account, and hold the hold, as they would be. */
export function differenceView(
  read: ReadWords,
  booking: Booking,
  { rows, schedule, differenceMinor }: PlannedAmendment,
  account: BookingAccount,
  hold: AmendedHold | undefined,
  holdWords: Words<typeof amendedHoldWords.tree>,
  stays: StayReason | undefined,
) {
  const words = read(amendAdminWords).difference
  const { currency, email } = booking
  const money = (minor: number) => read.format.money({ minor, currency })
  const orNone = (minor: number | null) => (minor === null ? words.none : money(minor))
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = schedule
  return {
    totalMinor,
    until: hold?.endsAt.toISOString(),
    hold: hold && amendedHoldText(booking, hold, holdWords, read.format),
    rows: rows
      .filter(({ unchanged }) => !unchanged)
      .map(({ label, reason, beforeMinor, afterMinor, differenceMinor: change }, key) => ({
        key,
        label,
        reason,
        before: orNone(beforeMinor),
        after: orNone(afterMinor),
        change: signed(money(change), change),
      })),
    same: rows.filter(({ unchanged }) => unchanged).length,
    before: money(totalMinor - differenceMinor),
    total: money(totalMinor),
    change: signed(money(differenceMinor), differenceMinor),
    after: [
      ...(balanceMinor > 0
        ? [
            words.deposit({ money: money(depositMinor) }),
            words.balance({ money: money(balanceMinor), when: read.format.day(balanceDueOn) }),
          ]
        : [words.everything]),
      account.refundDueMinor > 0
        ? words.back({ money: money(account.refundDueMinor) })
        : account.due.minor > 0
          ? words.due({ money: money(account.due.minor) })
          : words.nothing,
    ],
    emailNote: words.emailNote({ email: reachedAs(read, email, stays) }),
  }
}

const signed = (text: string, minor: number) => (minor > 0 ? `+${text}` : text)
