import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { type Feast, type FeastDays, wakesAt } from '#features/pilgrimage/feast.ts'
import type { Day } from '#values/dates.ts'

/** A departure that is in Kibeho on a feast. */
export type There = Pick<DepartureRow, 'slug' | 'title' | 'left' | 'startsOn'>

/** A feast as the calendar shows it. */
export type FeastRow = {
  id: string
  name: string
  note: string
  startsOn: Day
  endsOn: Day
  vigil: string | null
  crowd: string | null
  sure: boolean
  there: There[]
}

type Itineraries = ReadonlyMap<string, PublishedPackage['itinerary']>

/** Feasts on their days, each with the departures that wake up at the shrine's place on one of them. */
export function feastRows(
  days: readonly FeastDays<Feast>[],
  placeId: string,
  departures: readonly DepartureRow[],
  itineraries: Itineraries,
): FeastRow[] {
  return days.map(({ feast, startsOn, endsOn }) => ({
    id: feast.id,
    name: feast.name,
    note: feast.note,
    startsOn,
    endsOn,
    vigil: feast.vigil,
    crowd: feast.crowd,
    sure: feast.confidence === 'high',
    there: departures
      .filter((departure) => wakesAt(placeId, itineraries.get(departure.packageSlug) ?? [], departure.startsOn, startsOn, endsOn))
      .map(({ slug, title, left, startsOn: leaves }) => ({ slug, title, left, startsOn: leaves })),
  }))
}
