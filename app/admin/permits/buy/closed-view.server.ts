import { closedNeeds } from '#features/permits/rules/to-buy.ts'
import type { BuyBooks } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { closurePath } from '../closure/closure-path.ts'
import { moveVisitPath } from '../closure/visit-path.ts'

/** Permits of a day that is closed, with whom another day is to be agreed. Nothing of them is to be reserved. */
export function closedView(read: ReadWords, { needs, cover, holds, uncovered, fees }: BuyBooks) {
  const words = read(permitBuyWords).closed
  const holdIds = new Map(holds.map(({ reference, bookingId }) => [reference, bookingId]))
  const claims = [
    ...closedNeeds(needs, cover).map((need) => ({ ...need, quantity: 1 })),
    ...uncovered.filter(({ isClosed }) => isClosed).map((hold) => ({ ...hold, bookingId: holdIds.get(hold.reference) ?? '' })),
  ]
  return [...Map.groupBy(claims, ({ feeId, day }) => `${day} ${feeId}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, own]) => {
      const [first] = own
      if (!first) return []
      const { feeId, day } = first
      const bookings = [...Map.groupBy(own, ({ reference }) => reference)].map(([reference, some]) => ({
        reference,
        to: `/admin/bookings/${some[0]?.bookingId}`,
        /** On a departure the visit moves for everybody; undefined: the booking is changed. */
        moveTo: some[0]?.departureId == null ? undefined : moveVisitPath({ departureId: some[0].departureId, feeId, day }),
        count: words.count({ count: some.reduce((sum, { quantity }) => sum + quantity, 0) }),
      }))
      const permit = `${fees[feeId]?.name ?? feeId}, ${read.format.weekdayDate(day)}`
      return [{ key, permit, bookings, closureTo: closurePath({ scope: `permit:${feeId}`, from: day, to: day }) }]
    })
}

export type ClosedView = ReturnType<typeof closedView>
