import type { Content, Problem } from '#features/content/entry.ts'
import type { CheckedOver, EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listPictures } from '#features/media/reads.server.ts'
import type { Context, Db, Tx } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { done } from '#values/outcome.ts'
import { fitRoomStock, lockRoomsForPublish, roomStockProblems } from './fit-room-stock.server.ts'
import { hotelProblems, picturesOf } from './hotel-checks.ts'
import { HotelSchema, type WrittenHotel } from './hotel-content.ts'
import { isHotel, listHotelContents, listPlaceIds, listRoomCounts } from './reads-content.server.ts'
import { hideHotel, putHotel } from './writes.server.ts'

/**
 * Hotels as entries. A hotel's address is its id, which bookings, journeys and stock know it by: both stay once it has been
 * public. Its rates are for the whole room and one night, in USD cents.
 */
export const hotelEntry: EntryKind = {
  name: 'hotel',
  begun: begunHotel,
  texts: ['kind', 'accessNote', 'amenities.*', 'rooms.*.name', 'rooms.*.beds', 'notes.*'],
  strictTexts: ['notes.*'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: ({ slug }) => links.hotel(slug),
  async check(db, content, over) {
    const { value, problems } = readContent(HotelSchema, content)
    const address = await addressProblems(db, content.slug, over?.liveId)
    return value ? [...address, ...(await problemsOf(db, value, over))] : [...address, ...problems.map(ofRates)]
  },
  lockForPublish: (ctx, tx, content, liveId) =>
    lockRoomsForPublish(ctx, tx, liveId, readContent(HotelSchema, content).value?.rooms ?? []),
  async publish(ctx, tx, content, liveId) {
    const hotel = withoutGoneRooms(HotelSchema.parse(content))
    const id = liveId ?? hotel.slug
    const before = await listRoomCounts(tx, id)
    await putHotel(tx, id, hotel)
    await fitRoomStock(ctx, tx, id, before)
    await invalidatePages(ctx, tx, id)
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await hideHotel(tx, liveId)
    await invalidatePages(ctx, tx, liveId)
    return done(undefined)
  },
  async listLive(db) {
    const live = await listHotelContents(db)
    return live.map(({ id, content }) => ({ liveId: id, content }))
  },
}

/** A rate that cannot be read is reported at the rates of its room, or of its period. */
const ofRates = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path.replace(/^((?:rooms|laterRates)\.\d+\.rates)\..*/, '$1'),
})

/** A room that was removed takes its rates of later periods with it. */
const withoutGoneRooms = (hotel: WrittenHotel): WrittenHotel => {
  const rooms = new Set(hotel.rooms.map(({ id }) => id))
  return {
    ...hotel,
    laterRates: hotel.laterRates.map((later) => ({ ...later, rates: later.rates.filter(({ room }) => rooms.has(room)) })),
  }
}

/** Journeys name the hotels that they sleep in. */
const invalidatePages = (ctx: Context, tx: Tx, id: string) => ctx.cache.invalidate(tx, ['hotels', `hotel:${id}`, 'packages'])

async function addressProblems(db: Db, slug: string, liveId: string | undefined) {
  if (liveId !== undefined)
    return slug === liveId ? [] : [{ path: 'slug', reason: 'address-fixed', grave: true, facts: { address: liveId } }]
  return (await isHotel(db, slug)) ? [{ path: 'slug', reason: 'slug-taken', grave: true }] : []
}

async function problemsOf(db: Db, hotel: WrittenHotel, over: CheckedOver | undefined) {
  const [places, pictures] = [await listPlaceIds(db), await listPictures(db, picturesOf(hotel))]
  return [
    ...hotelProblems(hotel, { places, pictures: new Set(pictures.keys()) }, over?.now),
    ...(over?.liveId === undefined ? [] : await roomStockProblems(db, over.liveId, hotel.rooms, over.now)),
  ]
}

function begunHotel(): Omit<Content, 'slug'> {
  return {
    name: '',
    placeId: null,
    kind: '',
    stars: 0,
    board: 'BB',
    lat: null,
    lng: null,
    altitudeM: null,
    amenities: [],
    accessNote: '',
    notes: [],
    fictional: false,
    highSeasons: [],
    laterRates: [],
    ratesUntil: null,
    openMonths: Array.from({ length: 12 }, (_, month) => String(month + 1)),
    childPolicy: { freeUnder: null, halfFrom: null, halfTo: null, percent: null, adultFrom: null, minimumAge: null },
    minimumNights: 1,
    cover: null,
    pictures: [],
    rooms: [],
  }
}
