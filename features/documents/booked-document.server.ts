import type { RouteStop } from '#artwork/route-map.ts'
import type { BookingAccount } from '#features/bookings/account.ts'
import type { BookedLine, Booking, listPurchases, Traveller } from '#features/bookings/reads.server.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { Leg } from '#features/places/leg.ts'
import type { ChangedStay } from '#features/proposals/journey-items.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import type { BookingFacts, FrancRate } from './facts/facts.ts'
import type { TailoredJourney } from './facts/tailored-journey.ts'

/** The data of a booking's document, read at one moment. */
export type BookedDocument = {
  booking: Booking
  settings: Settings
  /** In the language of the document. */
  lines: readonly BookedLine[]
  travellers: readonly Traveller[]
  purchases: Awaited<ReturnType<typeof listPurchases>>
  /** What a supplier has not confirmed, in the language of the document, and the item of the proposal that it is of, where it is of one; of a voucher alone. */
  open: readonly { day: Day; label: string; itemId: string | undefined }[]
  payments: readonly StoredPayment[]
  account: BookingAccount
  /** The package of a journey, in the language of the document. */
  package: PublishedPackage | undefined
  /** The nights of a package that are confirmed, with their lodges; of a voucher alone. */
  stays: readonly ConfirmedStay[]
  /** The legs by which the days of an itinerary travel; none for other documents. */
  legs: readonly Leg[]
  /** A journey made to measure, as its proposal says, with the lodges that are ordered now. */
  tailored: TailoredJourney | undefined
  /** Of a hire what it holds besides its price; empty where the class is gone. */
  hire: readonly string[]
  common: BookingFacts
  /** What to know of a departure that may not run; empty for everything else. */
  mayNotRun: string
  rate: FrancRate | null
  /** In the language of the document: that of the booking, or English. */
  read: ReadWords
}

type Spot = Pick<PublishedPackage['itinerary'][number]['from'], 'id' | 'name' | 'lat' | 'lng'>
export type RouteOf = (itinerary: readonly { day: number; from: Spot; to: Spot }[]) => RouteStop[]

/** Nights that a lodge has confirmed, from the first to the last, by the name that we show. */
export type ConfirmedStay = { firstDay: Day; lastDay: Day; name: string; place: string; theirReference: string }

/**
 * What documents take from elsewhere: the route for the map, the stays of a booking that are ordered elsewhere than they were sold, those of a
 * package that are confirmed, and the items of its proposal by the roots that name them in all versions.
 */
export type DocumentSources = {
  routeOf: RouteOf
  listChangedStays: (db: Db, booking: Pick<Booking, 'id' | 'order'>) => Promise<ChangedStay[]>
  listConfirmedStays: (db: Db, booking: Pick<Booking, 'id' | 'order'>) => Promise<ConfirmedStay[]>
  listItemRoots: (db: Db, proposalId: string) => Promise<readonly { itemId: string; rootId: string }[]>
}
