import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import { beginsOn } from '#features/packages/first-days.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { type Feast, type FeastDays, isEasterTime, wakesAt } from '#features/pilgrimage/feast.ts'
import { addDays, type Day } from '#values/dates.ts'

/** A departure that is in Kibeho on a feast. */
export type There = Pick<DepartureRow, 'slug' | 'title' | 'left' | 'startsOn'> & Untranslated

/** A feast as the calendar shows it. */
export type FeastRow = Untranslated & {
  id: string
  name: string
  note: string
  startsOn: Day
  endsOn: Day
  vigil: string | null
  crowd: string | null
  sure: boolean
  there: There[]
  /** A group's own pilgrimage that wakes up there on the day, and its first day; absent where that is too near. */
  own: { package: string; startsOn: Day } | undefined
}

type Itineraries = ReadonlyMap<string, PublishedPackage['itinerary']>

/** The pilgrimages that a group can have on a day of its own, the recommended one first, and the first day on which one can be prepared for. */
type Own = { packages: readonly Pick<PublishedPackage, 'slug' | 'itinerary' | 'firstDays'>[]; from: Day }

/** The start with which a pilgrimage first wakes up at a place on a day. */
function startFor(itinerary: PublishedPackage['itinerary'], from: Day, placeId: string, on: Day): Day | undefined {
  const morning = itinerary.find((day) => day.from.id === placeId)
  const start = morning && addDays(on, 1 - morning.day)
  return start && start >= from ? start : undefined
}

/**
 * What a row's link prices: the pilgrimage whose departure the row names, else the first, recommended, that can begin then. None where the
 * feast gives way to Easter: its day is not this one.
 */
function ownFor({ packages, from }: Own, placeId: string, on: Day, named: readonly string[]): FeastRow['own'] {
  if (isEasterTime(on)) return undefined
  const namedFirst = packages.toSorted((a, b) => Number(named.includes(b.slug)) - Number(named.includes(a.slug)))
  for (const of of namedFirst) {
    const startsOn = startFor(of.itinerary, from, placeId, on)
    if (startsOn && beginsOn(of, startsOn)) return { package: of.slug, startsOn }
  }
  return undefined
}

/** Feasts on their days, each with the departures that wake up at the shrine's place on one of them. */
export function feastRows(
  days: readonly FeastDays<Feast>[],
  placeId: string,
  departures: readonly DepartureRow[],
  itineraries: Itineraries,
  own: Own,
): FeastRow[] {
  return days.map(({ feast, startsOn, endsOn }) => {
    const there = departures.filter((departure) =>
      wakesAt(placeId, itineraries.get(departure.packageSlug) ?? [], departure.startsOn, startsOn, endsOn),
    )
    return {
      id: feast.id,
      name: feast.name,
      ...untranslatedOf(feast),
      note: feast.note,
      startsOn,
      endsOn,
      vigil: feast.vigil,
      crowd: feast.crowd,
      sure: feast.confidence === 'high',
      there: there.map(({ slug, title, left, startsOn: leaves, ...row }) => ({
        ...{ slug, title, left, startsOn: leaves },
        ...untranslatedOf(row, ['title']),
      })),
      own: ownFor(
        own,
        placeId,
        startsOn,
        there.map(({ packageSlug }) => packageSlug),
      ),
    }
  })
}
