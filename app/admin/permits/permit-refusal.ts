import type { AllowanceRefusal } from '#features/permits/allowances/add-allowance.server.ts'
import type { EndAllowanceRefusal } from '#features/permits/allowances/end-allowance.server.ts'
import type { LotForm } from '#features/permits/lot-forms.ts'
import type { WantRefusal } from '#features/permits/lots/add-wanted.server.ts'
import type { ApplyTermsRefusal } from '#features/permits/lots/apply-terms.server.ts'
import type { DrawRefusal } from '#features/permits/lots/draw-permits.server.ts'
import type { GiveUpRefusal } from '#features/permits/lots/give-up-lot.server.ts'
import type { MoveLotRefusal } from '#features/permits/lots/move-lot.server.ts'
import type { VisitRefusal } from '#features/permits/lots/record-visit.server.ts'
import type { ReserveRefusal } from '#features/permits/lots/reserve-lot.server.ts'
import type { TopUpRefusal } from '#features/permits/lots/top-up-lot.server.ts'
import type { PayRefusal } from '#features/permits/payments/pay-lot.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { permitFormWords } from '../../words/admin/permits/permit-forms.ts'
import { permitStateWords } from '../../words/admin/permits/permit-states.ts'

export type PermitRefusal =
  | WantRefusal
  | ReserveRefusal
  | PayRefusal
  | GiveUpRefusal
  | MoveLotRefusal
  | DrawRefusal
  | AllowanceRefusal
  | EndAllowanceRefusal
  | VisitRefusal
  | TopUpRefusal
  | ApplyTermsRefusal

/** A booking that has permits of a pool, and how many. */
type Promised = { reference: string; count: number }

/** So many bookings are named; the others are counted. */
const mostNamed = 5

/**
 * What is the case now, and what to do. A new refusal does not compile until it has a sentence.
 *
 * @param promised the bookings to which the permits are promised that a refusal is about.
 */
export function permitRefusal(read: ReadWords, form: LotForm, refusal: PermitRefusal, promised: readonly Promised[]): string {
  const words = read(permitFormWords).refusals
  const instant = (at: Date) => ({ day: read.format.day(kigaliDay(at)), clock: kigaliClock(at) })
  switch (refusal.reason) {
    case 'not-in-this-state':
      return words['not-in-this-state']({ state: read(permitStateWords).lots[refusal.state] })
    case 'below-promised':
      return words['below-promised']({
        ...{ promised: refusal.promised, left: refusal.left, day: read.format.day(refusal.pool.day) },
        bookings: bookingsText(read, promised),
      })
    case 'granted-wrong':
      return words['granted-wrong']({ wanted: refusal.wanted })
    case 'over-already':
      return words['over-already'](instant(refusal.end))
    case 'count-wrong':
      return words['count-wrong']({ most: refusal.most })
    case 'amount-wrong': {
      const open = read.format.money(usd(refusal.openMinor))
      return form === 'deposit' ? words['deposit-wrong']({ open }) : words['payment-wrong']({ open })
    }
    case 'not-spare':
      return words['not-spare']({ spare: refusal.spare })
    case 'until-too-late':
      return words['until-too-late'](instant(refusal.latest))
    case 'after-last-day':
      return words['after-last-day']({ last: read.format.day(refusal.last) })
    case 'visit-ahead':
      return words['visit-ahead']({ day: read.format.day(refusal.day) })
    case 'back-wrong':
      return words['back-wrong']({ most: read.format.moneyInFull(usd(refusal.mostMinor)) })
    case 'marked-already':
      return words['marked-already']({ paper: refusal.paper })
    case 'dearest-already':
    case 'nobody-chosen':
    case 'paper-missing':
    case 'lot-unknown':
    case 'no-credit':
    case 'changed-meanwhile':
    case 'reference-missing':
    case 'receipt-missing':
    case 'reason-missing':
    case 'terms-same':
    case 'same-pool':
    case 'same-day':
    case 'day-past':
    case 'day-closed':
    case 'days-wrong':
    case 'quantity-wrong':
    case 'until-past':
    case 'allowance-over':
      return words[refusal.reason]
  }
}

function bookingsText(read: ReadWords, promised: readonly Promised[]): string {
  const { booking, others } = read(permitFormWords).promised
  const named = promised.slice(0, mostNamed)
  const more = promised.length - named.length
  return read.format.list([...named.map(booking), ...(more > 0 ? [others({ count: more })] : [])])
}

/** The field that a refusal is about; undefined where it is about the whole form. */
export function fieldOfRefusal(refusal: PermitRefusal): string | undefined {
  switch (refusal.reason) {
    case 'granted-wrong':
      return 'granted'
    case 'count-wrong':
    case 'below-promised':
      return 'count'
    case 'quantity-wrong':
      return 'quantity'
    case 'reference-missing':
      return 'reference'
    case 'receipt-missing':
      return 'receipt'
    case 'reason-missing':
      return 'reason'
    case 'amount-wrong':
      return 'amount'
    case 'over-already':
    case 'until-past':
    case 'until-too-late':
      return 'until'
    case 'same-pool':
      return 'pool'
    case 'same-day':
    case 'day-past':
    case 'after-last-day':
      return 'day'
    case 'days-wrong':
      return 'from'
    case 'paper-missing':
      return 'paper'
    case 'nobody-chosen':
      return 'travellers'
    case 'back-wrong':
      return 'back'
    case 'lot-unknown':
    case 'day-closed':
    case 'no-credit':
    case 'changed-meanwhile':
    case 'not-in-this-state':
    case 'not-spare':
    case 'allowance-over':
    case 'visit-ahead':
    case 'marked-already':
    case 'dearest-already':
      return undefined
  }
}

/** Whether a refusal is of what was typed (422), or because something has changed (409). */
export const statusOfRefusal = (refusal: PermitRefusal): 409 | 422 =>
  fieldOfRefusal(refusal) === undefined || refusal.reason === 'below-promised' ? 409 : 422
