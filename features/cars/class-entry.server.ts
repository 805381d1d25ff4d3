import type { EntryKind, Uses } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { listPictures } from '#features/media/reads.server.ts'
import { periodProblems } from '#features/pricing/period-problems.ts'
import { lockStockAhead } from '#features/stock/lock-stock-ahead.server.ts'
import { openStockDays } from '#features/stock/open-days.server.ts'
import { findShortDay } from '#features/stock/reads.server.ts'
import { setCapacityAhead } from '#features/stock/set-capacity-ahead.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { vehicleDays } from '#features/stock/stock.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { done } from '#values/outcome.ts'
import { ClassContent } from './class-content.ts'
import { findVehicleClass, listVehicleClasses } from './reads.server.ts'
import { hideVehicleClass, upsertVehicleClass } from './writes.server.ts'

/** Classes of cars with their rates. How many cars there are is the stock of every day ahead, and never less than is taken. */
export const classEntry: EntryKind = {
  name: 'car',
  begun: () => ({
    name: '',
    models: '',
    seats: null,
    luggage: '',
    transmission: 'manual',
    drive: '',
    airConditioning: true,
    selfDrive: null,
    withDriver: null,
    kilometresPerDay: null,
    extraKilometreMinor: null,
    border: null,
    laterRates: [],
    ratesUntil: null,
    depositMinor: null,
    excessMinor: null,
    minimumDriverAge: null,
    licenceYears: null,
    fuelPolicy: '',
    bestFor: [],
    notes: [],
    confidence: 'medium',
    asOf: null,
    picture: null,
    fleet: null,
  }),
  texts: ['name', 'models', 'luggage', 'bestFor.*', 'notes.*', 'fuelPolicy', 'border.yellowCard', 'border.documents.*'],
  strictTexts: ['notes.*', 'fuelPolicy', 'border.yellowCard', 'border.documents.*'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/car-hire-rates',
  async check(db, content, over) {
    const { value, problems } = readContent(ClassContent, content)
    if (!value) return problems
    const { slug, fleet, selfDrive, withDriver, picture } = value
    const short = await findShortDay(db, vehicleDays(slug), fleet)
    return [
      ...(selfDrive || withDriver ? [] : [{ path: 'selfDrive', reason: 'no-price', grave: true }]),
      ...value.laterRates.flatMap((later, at) =>
        later.selfDrive || later.withDriver ? [] : [{ path: `laterRates.${at}.selfDrive`, reason: 'no-price', grave: true }],
      ),
      ...periodProblems(value, over && kigaliDay(over.now)),
      ...(picture === null || (await listPictures(db, [picture])).has(picture)
        ? []
        : [{ path: 'picture', reason: 'picture-without-words', grave: true }]),
      ...(short
        ? [
            {
              path: 'fleet',
              reason: 'fleet-below-taken',
              facts: { taken: short.taken, day: dayText(short.day), days: short.days },
              grave: true,
            },
          ]
        : []),
    ]
  },
  lockForPublish: (ctx, tx, _content, liveId) => lockStockAhead(tx, [vehicleDays(liveId)], kigaliDay(ctx.clock.now())),
  async publish(ctx, tx, content, liveId) {
    const { slug, ...written } = ClassContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'car'))])
    const former = (await findVehicleClass(tx, id))?.fleet
    const today = kigaliDay(ctx.clock.now())
    const resource = vehicleDays(id)
    await upsertVehicleClass(tx, { id, ...written })
    if (former !== undefined && former !== written.fleet)
      await setCapacityAhead(tx, { resource, from: today, former, capacity: written.fleet })
    await openStockDays(tx, [{ resource, capacity: written.fleet }], today, soldUntil(today))
    await ctx.cache.invalidate(tx, ['cars'])
    return id
  },
  async usedBy(_, db, liveId): Promise<Uses> {
    const taken = await findShortDay(db, vehicleDays(liveId), 0)
    return taken ? { cars: taken.taken, day: taken.day, days: taken.days } : {}
  },
  async unpublish(ctx, tx, liveId) {
    await hideVehicleClass(tx, liveId)
    await ctx.cache.invalidate(tx, ['cars'])
    return done(undefined)
  },
  async listLive(db) {
    return (await listVehicleClasses(db)).map(({ id, ...written }) => ({ liveId: id, content: { slug: id, ...written } }))
  },
}
