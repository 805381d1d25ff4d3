import { bedsOf } from '#features/travellers/rooming.ts'
import type { Day } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import { ageOf, type RunMember, type RunParty } from '../supply-run.ts'
import type { LineDetails, OrderedRoom } from './order-line.ts'

export const noDetails: LineDetails = {
  rooms: [],
  crewBeds: 0,
  adults: 0,
  childAges: [],
  board: null,
  vehicles: null,
  kilometres: null,
  quantity: null,
}

/** How many adults there are on a day, and the ages of those under 18, whom lodges are told of, the oldest first. */
export function byAge(members: readonly RunMember[], day: Day): OrderedRoom {
  const ages = members.map((member) => ageOf(member, day))
  return {
    adults: ages.filter((age) => age >= fullAge).length,
    childAges: ages.filter((age) => age < fullAge).toSorted((a, b) => b - a),
  }
}

/** Who sleeps in a room on its first day, with the beds that two adults ask for. */
export function roomOf(members: readonly RunMember[], day: Day): OrderedRoom {
  const people = byAge(members, day)
  const beds =
    people.adults === 2 && people.childAges.length === 0 ? bedsOf(members.map(({ beds }) => ({ beds: beds ?? null }))) : null
  return beds ? { ...people, beds } : people
}

export const peopleOf = (parties: readonly RunParty[], day: Day): OrderedRoom =>
  byAge(
    parties.flatMap(({ members }) => members),
    day,
  )

/** Every room of these parties, by who sleeps in it on its first day. */
export const roomsFor = (parties: readonly RunParty[], day: Day): OrderedRoom[] =>
  parties.flatMap(({ members, rooms }) =>
    rooms.map((room) =>
      roomOf(
        room.flatMap((place) => members[place] ?? []),
        day,
      ),
    ),
  )
