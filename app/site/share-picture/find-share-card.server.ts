import { findPost } from '#features/blog/reads.server.ts'
import { findDeparture } from '#features/departures/reads.server.ts'
import { findHotel } from '#features/hotels/reads.server.ts'
import { firstStart } from '#features/orders/order-cut-off.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { findCountry, findPark } from '#features/places/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { kigaliDay, nextMidnight } from '#values/dates.ts'
import { shareWords } from '../../words/share.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { drawingOf } from '../hotels/hotel-drawings.ts'
import { lowestNight, productOf } from '../hotels/list-stays.server.ts'
import { findScreenCard } from '../share/screen-cards.ts'
import {
  countryCard,
  departureCard,
  hotelCard,
  packageCard,
  parkCard,
  type ShareCard,
  writtenCard,
} from '../share/share-cards.ts'
import { type ShareKind, shareKinds } from '../share/share-kinds.ts'

/** A card, and what makes it stale. */
type FoundCard = { card: ShareCard; tags: readonly string[]; until?: Date }
type Finder = (ctx: Context, slug: string) => Promise<FoundCard | undefined>

/** A picture is the same in all languages. */
const english = () => readEnglish(shareWords)

/** How the card of each kind is found: by the reads and with the tags of its page. */
const finders: Record<ShareKind, Finder> = {
  async package({ db }, slug) {
    const found = await findPackage(db, slug)
    return found && { card: packageCard(found, english(), englishFormatter), tags: ['packages', `package:${slug}`] }
  },
  async departure({ db, clock }, slug) {
    const row = await findDeparture(db, slug, clock.now())
    return (
      row && {
        card: departureCard(row, english(), englishFormatter),
        tags: ['departures', `departure:${slug}`, `package:${row.packageSlug}`],
      }
    )
  },
  async hotel({ db, clock }, id) {
    const hotel = await findHotel(db, id)
    if (!hotel) return undefined
    const now = clock.now()
    const product = productOf(hotel, await findSettings(db))
    const night = hotel.rooms.length > 0 ? lowestNight(product, firstStart(now), englishFormatter) : undefined
    const { name, place } = hotel
    const card = hotelCard({ name, place, drawing: drawingOf(hotel, 0), night }, english())
    return { card, tags: ['hotels', `hotel:${id}`], until: nextMidnight(now) }
  },
  async post({ db, clock }, slug) {
    const post = await findPost(db, slug, kigaliDay(clock.now()))
    return post && { card: writtenCard(post), tags: ['posts'] }
  },
  async park({ db }, id) {
    const park = await findPark(db, id)
    return park && { card: parkCard(park), tags: ['places'] }
  },
  async country({ db }, id) {
    const country = await findCountry(db, id)
    return country && { card: countryCard(country, english()), tags: ['places'] }
  },
  async page({ db }, slug) {
    const page = await findPage(db, slug)
    return page && { card: writtenCard(page), tags: [`page:${slug}`] }
  },
  async screen(_, name) {
    const card = findScreenCard(name, readEnglish)
    return card && { card, tags: [] }
  },
}

/** The card of what an address names; undefined for an unknown kind and for what visitors cannot read. */
export async function findShareCard(ctx: Context, kind: string, slug: string): Promise<FoundCard | undefined> {
  const known = shareKinds.find((one) => one === kind)
  return known && finders[known](ctx, slug)
}
