import { isOver } from '#features/crew/crew.ts'
import { listCrew } from '#features/crew/reads.server.ts'
import { listClashes, listCrewOf } from '#features/departures/crew/reads-crew.server.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'

/** Who goes with a departure, with every clash, and who can be assigned. */
export async function loadCrew(db: Db, read: ReadWords, { id: departureId, startsOn, endsOn }: AdminDeparture) {
  const words = read(departureEditAdminWords)
  const [assigned, everybody] = await Promise.all([listCrewOf(db, [departureId]), listCrew(db)])
  const uses = assigned.map(({ kind, memberId, fromDay: from, toDay: to }) => ({ kind, memberId, from, to, departureId }))
  const clashes = await listClashes(db, uses)
  return {
    crew: assigned.map(({ id, kind, memberId, name, fromDay, toDay, acceptedBy }, index) => ({
      id,
      key: `${kind}-${memberId}`,
      name,
      days: read.format.days(fromDay, toDay),
      acceptedBy,
      clashes: clashes.filter(({ at }) => at === index).map((clash) => `${clash.title}, ${read.format.day(clash.startsOn)}`),
    })),
    choices: everybody
      .filter(({ active, kind, id }) => active && !assigned.some((one) => one.kind === kind && one.memberId === id))
      .map(({ kind, id, name, until }) => ({
        key: `${kind}-${id}`,
        name: isOver(until, endsOn) ? `${name} (${words.crew.over[kind]})` : name,
      })),
    hasCrew: everybody.length > 0,
    crewDays: { from: startsOn, to: endsOn },
  }
}

export type CrewView = Awaited<ReturnType<typeof loadCrew>>
