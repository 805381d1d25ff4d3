import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listRatedHotels } from '#features/hotels/reads.server.ts'
import { listBookableCards } from '#features/packages/reads.server.ts'
import { type ProductKind, productKinds } from '#features/pricing/order-kinds.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { holdsWords } from './holds-words.ts'

/** One thing that can be booked, and where its form is. `words` is what a search looks through. */
export type ListedProduct = {
  key: string
  title: string
  detail: string
  left: string
  fields: Record<string, string>
  words: string
}

export type ProductGroup = { kind: ProductKind; items: ListedProduct[]; more: number }

/** Without a search, so many products of each kind are shown. */
const shown = 8

/** Everything on sale that contains all words of the search, by kind; of one chosen kind all of it. */
export async function listProducts(
  ctx: Context,
  read: ReadWords,
  { search, only }: { search: string; only: ProductKind | undefined },
) {
  const all = await readCatalogue(ctx, read)
  const most = search || only ? Number.POSITIVE_INFINITY : shown
  const groups = productKinds
    .filter((kind) => only === undefined || kind === only)
    .map((kind): ProductGroup => {
      const found = all[kind].filter((item) => holdsWords(item.words, search))
      return { kind, items: found.slice(0, most), more: Math.max(0, found.length - most) }
    })
    .filter(({ items }) => items.length > 0)
  return { groups, count: groups.reduce((sum, { items, more }) => sum + items.length + more, 0) }
}

async function readCatalogue({ db, clock }: Context, read: ReadWords): Promise<Record<ProductKind, ListedProduct[]>> {
  const words = read(newBookingWords)
  const [departures, cards, hotels, classes] = await Promise.all([
    listDepartures(db, { now: clock.now() }),
    listBookableCards(db),
    listRatedHotels(db),
    listVehicleClasses(db),
  ])
  const packageItem = (kind: 'journey' | 'pilgrims') => (card: (typeof cards)[number]) => {
    // A minimum age is shown before the form is filled in.
    const detail = words.daysFromAge({ days: card.days, age: card.fromAge })
    const flash = `${card.title} ${card.sentence} ${card.countries.map(({ name }) => name).join(' ')}`
    return item({ kind, package: card.slug }, card.title, detail, '', flash)
  }
  return {
    departure: departures
      .filter(({ status }) => status !== 'closed' && status !== 'cancelled')
      .map(({ slug, title, startsOn, endsOn, left }) => {
        const detail = read.format.days(startsOn, endsOn)
        return item(
          { kind: 'departure', departure: slug },
          title,
          detail,
          words.seats({ left, status: words.full }),
          `${title} ${detail} ${read.format.month(startsOn)}`,
        )
      }),
    journey: cards.map(packageItem('journey')),
    pilgrims: cards.filter(({ kind }) => kind === 'pilgrimage').map(packageItem('pilgrims')),
    stay: hotels
      .filter(({ rooms }) => rooms.length > 0)
      .map(({ id, name, place, kind, country }) =>
        item({ kind: 'stay', hotel: id }, name, `${place}, ${kind}`, '', `${name} ${place} ${kind} ${country} hotel`),
      ),
    hire: classes.map(({ id, name, models, seats }) =>
      item({ kind: 'hire', vehicleClass: id }, name, `${models}. ${words.fleet({ seats })}`, '', `${name} ${models} car`),
    ),
  }
}

const item = (fields: Record<string, string>, title: string, detail: string, left: string, flash: string): ListedProduct => ({
  key: Object.values(fields).join('/'),
  title,
  detail,
  left,
  fields,
  words: flash,
})
