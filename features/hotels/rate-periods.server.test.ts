import { expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { listDrafts } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { leastNight } from '#features/orders/least-night.ts'
import { calendarNights } from '#features/orders/night-price.ts'
import { priceStay } from '#features/pricing/stays/price-stay.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { openRoomsAndCars } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import type { WrittenHotel } from './hotel-content.ts'
import { findHotel, listRoomNights } from './reads.server.ts'

const { ctx, clock } = await testContext({ now: '2026-11-28T08:00:00Z' })
const diane = { id: 'diane', name: 'Diane Uwase' }
const hotels = kindOf('hotel')
if (!hotels) throw new Error('Hotels are no entries')
await openRoomsAndCars(ctx)
await adoptEntries(ctx, [hotels])
const id = 'imisozi-terrace-kigali'

async function publishWith(change: (content: Content & WrittenHotel) => Partial<WrittenHotel>) {
  const [draft] = await listDrafts(ctx.db, 'hotel', id)
  if (!draft) throw new Error('The hotel is no entry')
  const content = { ...draft.content, ...change(draft.content as Content & WrittenHotel) } as Content
  const saved = await saveEntry(ctx, hotels as never, {
    id: draft.id,
    actor: diane,
    seen: draft.version,
    event: 'saved',
    content,
  })
  const seen = saved.done ? saved.value.version : 0
  return publishEntry(ctx, hotels as never, { id: draft.id, actor: diane, seen })
}

const hotel = async () => {
  const found = await findHotel(ctx.db, id)
  if (!found) throw new Error('Visitors see no hotel')
  return found
}
const later = ({ rooms }: Pick<WrittenHotel, 'rooms'>) => ({
  from: '2027-01-01',
  highSeasons: [{ from: '06-01', to: '09-30', minimumNights: 2 }],
  rates: rooms.flatMap((room) => room.rates.map((rate) => ({ ...rate, room: room.id, amountMinor: rate.amountMinor + 1_000 }))),
})
const room = { room: 'standard-double', board: 'BB', adults: 2, childAges: [] }
const stay = async () => priceStay(await hotel(), { startsOn: '2026-12-30', endsOn: '2027-01-02', rooms: [room] })

test('a stay over the new year pays each night by its period once the later one is published', async () => {
  const before = await stay()
  const unit = before.done ? Number(before.value[0]?.unitMinor) : 0
  expect(await publishWith((content) => ({ laterRates: [later(content)], ratesUntil: '2027-12-31' }))).toMatchObject({
    done: true,
  })
  const priced = await stay()
  const low = (await hotel()).rooms.find((one) => one.id === room.room)?.rates.find(({ season }) => season === 'low')
  expect(priced.done && priced.value.map(({ quantity, unitMinor }) => [quantity, unitMinor])).toEqual([
    [2, unit],
    [1, Number(low?.amountMinor) + 1_000],
  ])
})

test('nights after the last day with rates are not on sale in the calendar, and the lowest price is of the present period', async () => {
  const product = { kind: 'stay', hotel: await hotel(), settings: defaultSettings, extras: [], code: null } as const
  const rows = await listRoomNights(ctx.db, id, '2027-12-30', '2028-01-03', clock.now())
  expect(new Set(rows.map(({ night }) => night)).size).toBe(4)
  expect(calendarNights(product, rows, '2026-11-28').map(([night]) => night)).toEqual(['2027-12-30', '2027-12-31'])
  const [now, then] = [leastNight(product, '2026-11-29')?.minor, leastNight(product, '2027-01-01')?.minor]
  expect(Number(then)).toBeGreaterThan(Number(now))
  expect(leastNight(product, '2028-01-01')).toBeUndefined()
})

test('a room without a rate in a later period stands against publishing, at the rates of that period', async () => {
  const without = await publishWith((content) => {
    const period = later(content)
    return { laterRates: [{ ...period, rates: period.rates.filter((rate) => rate.room !== room.room) }] }
  })
  expect(without).toMatchObject({
    refusal: {
      problems: expect.arrayContaining([expect.objectContaining({ path: 'laterRates.0.rates', reason: 'room-without-rate' })]),
    },
  })
})

test('a room that is removed takes its later rates with it', async () => {
  const outcome = await publishWith((content) => ({
    laterRates: [later(content)],
    rooms: content.rooms.filter((one) => one.id !== 'superior-twin'),
  }))
  expect(outcome).toMatchObject({ done: true })
  const found = await hotel()
  const rooms = new Set(found.laterRates?.flatMap(({ rates }) => rates.map((rate) => rate.room)))
  expect([...rooms].sort()).toEqual(found.rooms.map((one) => one.id).sort())
})
