import { ageOf } from '#features/orders/member-age.ts'
import { oldEnough } from '#features/orders/minimum-ages.ts'
import type { Party } from '#features/orders/order.ts'
import { feeFor, type VisitorFee } from '#features/places/visitor-fee.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { PurchaseState } from '../permits/purchase-state.ts'

/** A permit that a journey needs: which, on which of its days (1 = first), and how many for each traveller. */
export type JourneyPermit = VisitorFee & { day: number; quantity: number }

/** A permit for one traveller and one visit, at what it costs this traveller in USD cents. */
export type NeededPermit = { label: string; feeId: string; day: Day; travellerPosition: number; costMinor: number }

/** A row of the list of permits and flights to buy. */
export type Purchase = {
  feeId: string | null
  day: Day
  travellerPosition: number | null
  costMinor: number
  status: 'needed' | 'requested' | 'bought'
  settled: boolean
}

/** What decides whether something is still to be reserved or bought, and by when. */
export type OpenPurchase = Pick<Purchase, 'day'> & { kind: 'permit' | 'park-fee' | 'flight'; state: PurchaseState }

/** The permits of a party: one for each traveller with a place who is old enough for it, each visit and each kind. */
export const permitsNeeded = (permits: readonly JourneyPermit[], party: Party, startsOn: Day): NeededPermit[] =>
  permits.flatMap((fee) =>
    oldEnough(party, fee, startsOn).flatMap(({ position, residency, ...member }) =>
      position === undefined
        ? []
        : {
            label: fee.name,
            feeId: fee.id,
            day: addDays(startsOn, fee.day - 1),
            travellerPosition: position,
            costMinor: feeFor(fee, residency, ageOf(member, addDays(startsOn, fee.day - 1))) * fee.quantity,
          },
    ),
  )

/** Whether a purchase is for this permit: the same kind, visit and traveller. */
export const isFor = (purchase: Pick<Purchase, 'feeId' | 'day' | 'travellerPosition'>, permit: NeededPermit): boolean =>
  purchase.feeId === permit.feeId && purchase.day === permit.day && purchase.travellerPosition === permit.travellerPosition

/** Bought permits that no traveller needs any more and that are not charged yet. */
export const unusedPurchases = <Listed extends Purchase>(
  purchases: readonly Listed[],
  needed: readonly NeededPermit[],
): Listed[] =>
  purchases.filter(
    (purchase) => purchase.status === 'bought' && !purchase.settled && !needed.some((permit) => isFor(purchase, permit)),
  )
