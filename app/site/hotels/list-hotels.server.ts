import type { NamedHotel } from '#features/hotels/reads.server.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { choiceFactWords } from '../../words/choice-facts.ts'
import type { HotelListRow } from './hotel-list.tsx'
import { lowestNight, productOf } from './list-stays.server.ts'

/** Hotels to choose from, each with its lowest charged price of a night; the links carry the chosen nights. */
export async function listHotelsToChoose(
  { db, clock }: Context,
  hotels: readonly NamedHotel[],
  nights: Record<string, string>,
  words: Words<typeof choiceFactWords.tree>,
  format: Formatter,
): Promise<HotelListRow[]> {
  const settings = await findSettings(db)
  const first = firstStart(clock.now())
  return hotels.map((hotel) => {
    const { id, name, place, kind, fictional } = hotel
    const night = lowestNight(productOf(hotel, settings), first, format)
    const href = `/hotel-booking?${new URLSearchParams({ hotel: id, ...nights })}`
    return {
      id,
      name,
      where: `${place}, ${kind}`,
      sample: fictional,
      from: night === undefined ? '' : words.from({ amount: night }),
      href,
    }
  })
}
