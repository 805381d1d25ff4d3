import type { Booking, listPurchases } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { TravellerDetails } from '#features/travellers/list-details.server.ts'
import { type Day, daysBetween } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { foldWords as words } from '../../words/admin/bookings/steps.ts'
import type { ChildFeeRow } from './child-fees-view.ts'
import { isSold, type OpenWork, permitsLateDays } from './next-step.ts'
import type { PartRow } from './stock-view.ts'

type Fold = { says: string; tag?: { word: string; tone: 'bad' | 'warn' } | undefined }

type Purchases = Awaited<ReturnType<typeof listPurchases>>

/** What is still to be bought, checked and told for a booking; of permits and details only once it is sold. */
export function openWork(
  { state }: Pick<Booking, 'state'>,
  purchases: Purchases,
  childFees: readonly ChildFeeRow[],
  details: readonly TravellerDetails[],
): OpenWork {
  if (!isSold({ state })) return { purchases: undefined, childFees: childFees.length, details: undefined }
  const toBuy = purchases.filter(({ status }) => status !== 'bought').map(({ day }) => day)
  const missing = details.filter(({ progress }) => progress.missing.length > 0).map(({ needs }) => needs.by)
  const of = (days: readonly Day[]) => (days.length > 0 ? { count: days.length, by: days.toSorted()[0] ?? '' } : undefined)
  return { purchases: of(toBuy), childFees: childFees.length, details: of(missing) }
}

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
  const asked = parts.filter((part) => part.asked && !part.refused).length
  const { purchases } = work
  const buys = purchases && {
    word: words.toBuy(purchases.count),
    tone: daysBetween(today, purchases.by) <= permitsLateDays ? ('bad' as const) : ('warn' as const),
  }
  const money = (minor: number) => moneyText({ minor, currency })
  const trip: Fold = {
    says: words.services(parts.length),
    tag: asked > 0 ? warn(words.onRequest(asked)) : buys,
  }
  const travellers: Fold = {
    says: adminWords.bookings.people(travellersCount),
    tag: work.details && {
      word: words.missing(work.details.count),
      tone: work.details.by < today ? 'bad' : 'warn',
    },
  }
  const price: Fold = {
    says: totalMinor > 0 ? money(totalMinor) : adminWords.money.lines.none.replace(/\.$/, '').toLowerCase(),
    tag: work.childFees > 0 ? warn(words.feesToCheck(work.childFees)) : undefined,
  }
  return {
    trip,
    travellers,
    price,
    payments: {
      says: payments.length > 0 ? `${words.payCount(payments.length)}, ${money(paidMinor)}` : words.payCount(0),
      tag: refundDue ? warn(words.refundDue) : undefined,
    } satisfies Fold,
    papers: {
      says: [words.documents(documents), ...(emails === undefined ? [] : [words.emails(emails)])].join(', '),
    } satisfies Fold,
    timeline: { says: words.entries(entries) } satisfies Fold,
  }
}

const warn = (word: string) => ({ word, tone: 'warn' as const })
