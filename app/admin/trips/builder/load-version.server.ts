import { listPictures } from '#features/media/reads.server.ts'
import { listConnections, listPlaceChoices } from '#features/places/reads-choices.server.ts'
import { findChecks } from '#features/trips/checks/find-checks.server.ts'
import { priceVersion } from '#features/trips/price-version.ts'
import type { TripRow } from '#features/trips/reads.server.ts'
import type { OptionLetter } from '#features/trips/trip-option.ts'
import type { TripVersion } from '#features/trips/trip-version.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { instantText } from '../../components/instants.ts'
import { daysInSight } from './days-in-sight.ts'
import { optionName } from './option-name.ts'
import { priceView } from './price-view.ts'
import { toDoView } from './to-do-view.ts'
import { daysView } from './version-view.ts'

type Seen = {
  readsCosts: boolean
  writes: boolean
  sends: boolean
  /** The option whose items alone are shown. */
  shown: OptionLetter | undefined
  /** The day around which a long journey is shown. */
  around: number
}

/**
 * Everything that the screen of a version shows, of a long journey the days around one; costs only to who may read them, and what is to be done only of
 * a draft.
 */
export async function loadVersion(
  ctx: Context,
  read: ReadWords,
  { trip, version }: { trip: TripRow; version: TripVersion },
  seen: Seen,
) {
  const { db } = ctx
  const words = read(tripBuilderWords)
  const { format } = read
  const now = ctx.clock.now()
  const priced = priceVersion(version)
  const sight = daysInSight(version.days.length, seen.around)
  const [{ places }, connections, pictures, checks] = await Promise.all([
    listPlaceChoices(db),
    listConnections(db),
    listPictures(
      db,
      version.days.slice(sight.first - 1, sight.last).flatMap((day) => day.pictures),
    ),
    version.frozenAt ? [] : findChecks(db, { title: trip.title, version }, now, priced),
  ])
  const placeNames = new Map(places.map(({ id, name }) => [id, name]))
  const refusals = new Map(
    checks.flatMap((check) => (check.check === 'no-cost' || check.check === 'not-sold' ? [[check.item, check.refusal]] : [])),
  )
  return {
    writes: seen.writes && version.frozenAt === null && trip.lostAt === null,
    sends: seen.sends && trip.lostAt === null,
    readsCosts: seen.readsCosts,
    isLost: trip.lostAt !== null,
    trip: { id: trip.id, reference: trip.reference, title: trip.title },
    shown: seen.shown,
    sight: { ...sight, around: seen.around },
    number: version.number,
    edition: version.edition,
    lede: words.lede({
      days: format.days(version.startsOn, addDays(version.startsOn, version.days.length - 1)),
      count: version.days.length,
      travellers: version.party.length,
      customer: trip.customer,
    }),
    frozen: version.frozenAt && words.frozenBy({ by: version.frozenBy, when: instantText(version.frozenAt, now, format) }),
    price: priceView(read, version, priced, seen.readsCosts),
    options: version.options.map(({ letter, title }) => ({ letter, name: optionName(read, letter, title) })),
    days: daysView(read, version, {
      placeNames,
      connections,
      pictures,
      refusals,
      readsCosts: seen.readsCosts,
      shown: seen.shown,
      sight,
    }),
    todo: toDoView(read, version, checks, seen.readsCosts),
  }
}
/** Places as a form offers them, with their countries. */
export async function placeChoices(db: Db) {
  const { places } = await listPlaceChoices(db)
  return places.map(({ id, name, group }) => ({ value: id, words: `${name}, ${group}` }))
}
