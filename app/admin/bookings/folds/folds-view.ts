import type { Booking } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { foldWords } from '../../../words/admin/bookings/folds.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { isPermitsAlone, type OpenWork, permitsLateDays } from '../step/next-step.ts'
import type { PartRow } from '../stock-view.ts'

type Fold = { summary: string; tag?: { word: string; tone: 'bad' | 'warn' } | undefined }

/** What each folded part of a booking's screen says of itself, and what has to be done in it. */
export function foldsView(
  read: ReadWords,
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
  const listLabels = read(listAdminWords)
  const words = read(foldWords)
  const moneyLabels = read(moneyAdminWords)
  const { parts, payments, paidMinor, refundDue, documents, emails, entries, work, today } = found
  const requests = parts.filter((part) => part.request && !part.refused).length
  const { purchases } = work
  const buys = purchases && {
    word: (isPermitsAlone(purchases) ? words.toReserve : words.toBuy)({ count: purchases.count }),
    tone: daysBetween(today, purchases.by) <= permitsLateDays ? ('bad' as const) : ('warn' as const),
  }
  const money = (minor: number) => read.format.money({ minor, currency })
  const trip: Fold = {
    summary: words.services({ count: parts.length }),
    tag: requests > 0 ? warn(words.onRequest({ count: requests })) : buys,
  }
  const travellers: Fold = {
    summary: listLabels.bookings.people({ count: travellersCount }),
    tag: work.details && {
      word: words.missing({ count: work.details.count }),
      tone: work.details.by < today ? 'bad' : 'warn',
    },
  }
  const price: Fold = {
    summary: totalMinor > 0 ? money(totalMinor) : moneyLabels.lines.none.replace(/\.$/, '').toLowerCase(),
    tag: work.childFees > 0 ? warn(words.feesToCheck({ count: work.childFees })) : undefined,
  }
  return {
    trip,
    travellers,
    price,
    payments: {
      summary:
        payments.length > 0 ? `${words.payCount({ count: payments.length })}, ${money(paidMinor)}` : words.payCount({ count: 0 }),
      tag: refundDue ? warn(words.refundDue) : undefined,
    } satisfies Fold,
    papers: {
      summary: [words.documents({ count: documents }), ...(emails === undefined ? [] : [words.emails({ count: emails })])].join(
        ', ',
      ),
    } satisfies Fold,
    timeline: { summary: words.entries({ count: entries }) } satisfies Fold,
  }
}

const warn = (word: string) => ({ word, tone: 'warn' as const })
