import type { Booking } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { foldWords as words } from '../../words/admin/bookings/steps.ts'
import { type OpenWork, permitsLateDays } from './next-step.ts'
import type { PartRow } from './stock-view.ts'

type Fold = { summary: string; tag?: { word: string; tone: 'bad' | 'warn' } | undefined }

/** What each folded part of a booking's screen says of itself, and what has to be done in it. */
export function foldsView(
  { currency, totalMinor, travellersCount }: Booking,
  found: {
    parts: readonly PartRow[]
    payments: readonly StoredPayment[]
    paidMinor: number
    refundDue: boolean
    documents: number
    emails: number | undefined
    entries: number
    work: OpenWork
    today: Day
  },
) {
  const { parts, payments, paidMinor, refundDue, documents, emails, entries, work, today } = found
  const requests = parts.filter((part) => part.request && !part.refused).length
  const { purchases } = work
  const buys = purchases && {
    word: words.toBuy(purchases.count),
    tone: daysBetween(today, purchases.by) <= permitsLateDays ? ('bad' as const) : ('warn' as const),
  }
  const money = (minor: number) => moneyText({ minor, currency })
  const trip: Fold = {
    summary: words.services(parts.length),
    tag: requests > 0 ? warn(words.onRequest(requests)) : buys,
  }
  const travellers: Fold = {
    summary: adminWords.bookings.people(travellersCount),
    tag: work.details && {
      word: words.missing(work.details.count),
      tone: work.details.by < today ? 'bad' : 'warn',
    },
  }
  const price: Fold = {
    summary: totalMinor > 0 ? money(totalMinor) : adminWords.money.lines.none.replace(/\.$/, '').toLowerCase(),
    tag: work.childFees > 0 ? warn(words.feesToCheck(work.childFees)) : undefined,
  }
  return {
    trip,
    travellers,
    price,
    payments: {
      summary: payments.length > 0 ? `${words.payCount(payments.length)}, ${money(paidMinor)}` : words.payCount(0),
      tag: refundDue ? warn(words.refundDue) : undefined,
    } satisfies Fold,
    papers: {
      summary: [words.documents(documents), ...(emails === undefined ? [] : [words.emails(emails)])].join(', '),
    } satisfies Fold,
    timeline: { summary: words.entries(entries) } satisfies Fold,
  }
}

const warn = (word: string) => ({ word, tone: 'warn' as const })
