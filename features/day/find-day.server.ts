import { runText } from '#features/crew/assignments/assignment.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import { minutesByRoad } from '#features/roster/minutes-by-road.ts'
import { listRuns } from '#features/roster/reads-runs.server.ts'
import type { Run } from '#features/roster/run.ts'
import { type RoadRun, readRoads } from '#features/roster/sheet/read-road.server.ts'
import { settingsFrom } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { cardOf, type DayCard } from './day-card.ts'
import type { DayFacts } from './day-facts.ts'
import { type OtherArrival, withTransfers } from './find-transfers.server.ts'
import { findDayFacts } from './reads.server.ts'

/** A day with everything on it. `officePhone`: for emergencies too. */
export type DayBoard = { cards: DayCard[]; otherFlights: readonly OtherArrival[]; officePhone: string }

/**
 * Everything that is on the road on a day: departures with travellers who are sold, bookings that travel by themselves, hired vehicles; and the
 * flights of the day of everybody else. Six statements at most, however many there are: runs two, their facts,
 * proposals, roads, legs; and with such flights five for the drives to their airports.
 */
export async function findDay(db: Db, { day, now }: { day: Day; now: Date }): Promise<DayBoard> {
  const runs = (await listRuns(db, { from: day, to: day, now })).filter(
    ({ isPencilled, travellers }) => !isPencilled && travellers > 0,
  )
  const keys = runs.map(({ key }) => key)
  const facts = await findDayFacts(db, keys, day)
  const [roads, legs] = await Promise.all([
    readRoads(
      db,
      runs.map((run) => roadOf(run, facts)),
    ),
    listLegs(db),
  ])
  const minutes = minutesByRoad(legs)
  const ofRun = factsByRun(facts)
  return {
    cards: runs.map((run, at) => cardOf(run, day, ofRun(runText(run.key)), { road: roads[at]?.days ?? [], minutes })),
    otherFlights: await withTransfers(db, facts.otherFlights, day),
    officePhone: settingsFrom(facts.changedSettings).company.phone,
  }
}

/** The facts of each run, found once for all of them. */
function factsByRun({ parties, members, absences, lines }: DayFacts) {
  const keyOf = ({ departureId, bookingId }: { departureId: number | null; bookingId: string | null }) =>
    runText(departureId === null ? { bookingId: bookingId ?? '' } : { departureId })
  const [byParty, byMember, byLine] = [Map.groupBy(parties, keyOf), Map.groupBy(members, keyOf), Map.groupBy(lines, keyOf)]
  return (key: string) => ({
    ...{ parties: byParty.get(key) ?? [], members: byMember.get(key) ?? [], lines: byLine.get(key) ?? [], absences },
  })
}

function roadOf({ key, days }: Run, { departures, parties }: DayFacts): RoadRun {
  if ('departureId' in key) {
    const departure = departures.find(({ id }) => id === key.departureId)
    return { order: null, packageId: departure?.packageId ?? null, comfort: departure?.comfort ?? null, startsOn: days.from }
  }
  const order = parties.find(({ bookingId }) => bookingId === key.bookingId)?.order ?? null
  return { order, packageId: null, comfort: null, startsOn: days.from }
}
