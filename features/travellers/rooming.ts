import { adultFrom } from '#features/pricing/child-share.ts'
import { fullAge } from '#values/full-age.ts'

/** A traveller who needs a bed: `position` from 1 in the order of the party, `age` in completed years on the first day. */
export type Sleeper = {
  position: number
  age: number
  /** Travellers with the same family name are one family. */
  familyName: string | null
  /** The name of a requested room; travellers with the same name share it. */
  room: string | null
  /** The beds that are asked for in the room of two adults. */
  beds: Beds | null
}

/** Two beds, or one for two. */
export const bedWishes = ['twin', 'double'] as const
export type Beds = (typeof bedWishes)[number]

export type Room = {
  /** Counted from 1, in the order of the list. */
  number: number
  /**
   * `double`: two adults who asked for one bed. `family`: three or more people, or any room with a child. `unpaired`: no room yet, but the travellers of the booking whose
   * sharing is not known; staff pair them.
   */
  kind: 'single' | 'twin' | 'double' | 'family' | 'unpaired'
  /** The requested name. */
  wished: string | null
  positions: number[]
  /** A child without an adult, or a minor alone: only when the whole party has no adult. Staff have to check. */
  unattended: boolean
}

const mostInFamilyRoom = 4
const isAdult = ({ age }: Sleeper) => age >= fullAge
const isChild = ({ age }: Sleeper) => age < adultFrom

/** A room in the making. `bought`: a single room that was paid for. `unpaired`: travellers to be paired. */
type Made = { members: Sleeper[]; wished: string | null; bought: boolean; unpaired?: true }

/**
 * Distributes travellers to rooms. Requested rooms come first; then the single rooms that were bought, for adults who leave no
 * child behind; then families with children, in their order. A child is never alone, whatever was requested: it shares with an
 * adult, of its own family where one is there. No other traveller shares with somebody they did not choose: they are to be paired, minors apart from adults. Only where
 * a party has no one else, and no single room whose sleeper is a guess, two adults share: they booked one room for two.
 */
export function roomingList(sleepers: readonly Sleeper[], singleRooms: number): Room[] {
  const wished = withKin(wishedRooms(sleepers), sleepers)
  const placed = new Set(wished.flatMap(({ members }) => members))
  const families = familiesOf(sleepers.filter((sleeper) => !placed.has(sleeper)))
  const wishedAlone = wished.filter(({ members }) => members.length === 1).length
  const singles = takeSingles(families, Math.max(0, singleRooms - wishedAlone))
  const rooms = families.filter(({ young }) => young.length > 0).flatMap(familyRooms)
  return listed(attended([...wished, ...singles, ...rooms, ...unpaired(families, { certain: singles.length === 0 })]))
}

/** The rooms of a stay as they were ordered: so many of the party in each, in its order. Requests change nothing. */
export function roomsAsOrdered(sleepers: readonly Sleeper[], sizes: readonly number[]): Room[] {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  return listed(sizes.map((size, index) => room(sleepers.slice(starts[index], (starts[index] ?? 0) + size))))
}

/**
 * The rooms of a trip as they were agreed, by positions, also where children share one of their own. Who wishes for another room leaves: the rule of
 * children is kept anew then. Who is in none of them is distributed as on any other rooming list.
 */
export function roomsAsAgreed(sleepers: readonly Sleeper[], agreed: readonly (readonly number[])[]): Room[] {
  const places = agreed.map((positions) => sleepers.filter(({ position }) => positions.includes(position)))
  const wished = wishedRooms(sleepers)
  const isAsAgreed = ({ members }: Made) =>
    members.length > 1 && places.some((place) => members.every((member) => place.includes(member)))
  const others = wished.filter((wish) => !isAsAgreed(wish))
  const leaving = new Set(others.flatMap(({ members }) => members))
  const stayed = places.flatMap((place): Made[] => {
    const members = place.filter((one) => !leaving.has(one))
    const name = wished.find((wish) => isAsAgreed(wish) && wish.members.some((one) => place.includes(one)))?.wished ?? null
    return members.length > 0 ? [{ members, wished: name, bought: members.length === 1 }] : []
  })
  const placed = new Set(places.flat())
  const families = familiesOf(sleepers.filter((one) => !placed.has(one) && !leaving.has(one)))
  const rest = [
    ...families.filter(({ young }) => young.length > 0).flatMap(familyRooms),
    ...unpaired(families, { certain: true }),
  ]
  return listed(leaving.size + rest.length > 0 ? attended([...others, ...stayed, ...rest]) : stayed)
}

const listed = (rooms: readonly Made[]): Room[] =>
  rooms.map((made, index) => ({
    number: index + 1,
    kind: kindOf(made),
    wished: made.wished,
    positions: made.members.map(({ position }) => position),
    unattended: isUnattended(made),
  }))

const room = (members: readonly Sleeper[]): Made => ({ members: [...members], wished: null, bought: false })

function kindOf({ members, wished, bought, unpaired }: Made): Room['kind'] {
  if (unpaired) return 'unpaired'
  if (members.length === 1 && (bought || wished !== null)) return 'single'
  if (members.length > 2 || members.some(isChild)) return 'family'
  return bedsOf(members) === 'double' ? 'double' : 'twin'
}

/** The beds that the people of a room ask for: where they differ, two. Null where nobody says. */
export function bedsOf(people: readonly Pick<Sleeper, 'beds'>[]): Beds | null {
  const wished = people.flatMap(({ beds }) => beds ?? [])
  return wished.includes('twin') ? 'twin' : (wished[0] ?? null)
}

const isUnattended = ({ members }: Made) => !members.some(isAdult) && (members.length === 1 || members.some(isChild))

function wishedRooms(sleepers: readonly Sleeper[]): Made[] {
  const byName = new Map<string, Made>()
  for (const sleeper of sleepers) {
    const name = sleeper.room?.trim().toLowerCase()
    if (!name) continue
    const wish = byName.get(name)
    if (wish) wish.members.push(sleeper)
    else byName.set(name, { members: [sleeper], wished: sleeper.room, bought: false })
  }
  return [...byName.values()].filter((wish) => !isUnattended(wish))
}

/**
 * The room groups that are not followed, because children asked for a room without an adult, as they were written: they sleep with an adult of
 * the party instead.
 */
export function groupsWithoutAdult(sleepers: readonly Pick<Sleeper, 'age' | 'room'>[]): string[] {
  const groups = Map.groupBy(
    sleepers.filter(({ room }) => room?.trim()),
    ({ room }) => room?.trim().toLowerCase(),
  )
  return [...groups.values()]
    .filter(
      (members) =>
        members.every(({ age }) => age < fullAge) && (members.length === 1 || members.some(({ age }) => age < adultFrom)),
    )
    .flatMap(([first]) => first?.room?.trim() ?? [])
}

const familyOf = ({ familyName }: Sleeper) => familyName?.trim().toLowerCase() ?? ''

/**
 * Requested rooms with the minors of their families who have none, because children asked for one without an adult, as far as four have room
 * in it: they sleep with their own before they sleep with a stranger.
 */
function withKin(wished: readonly Made[], sleepers: readonly Sleeper[]): Made[] {
  const placed = new Set(wished.flatMap(({ members }) => members))
  const families = Map.groupBy(
    sleepers.filter((one) => !placed.has(one) && familyOf(one) !== ''),
    familyOf,
  )
  const left = [...families].filter(([, members]) => members.some(isChild) && !members.some(isAdult))
  return left.reduce<Made[]>(
    (rooms, [family, young]) => {
      const isHost = ({ members }: Made) =>
        members.length + young.length <= mostInFamilyRoom && members.some((one) => isAdult(one) && familyOf(one) === family)
      const host = rooms.find(isHost)
      return rooms.map((made) => (made === host ? { ...made, members: [...made.members, ...young] } : made))
    },
    [...wished],
  )
}

/** Adults with all minors of their family, or minors without parents. */
type Family = { adults: Sleeper[]; young: Sleeper[] }

/**
 * Families in the order of their first member. One with a child and no adult joins the family with adults before it, or after.
 */
function familiesOf(sleepers: readonly Sleeper[]): Family[] {
  const named = new Map<string, Sleeper[]>()
  const groups: Sleeper[][] = []
  for (const sleeper of sleepers) {
    const name = familyOf(sleeper)
    const known = name ? named.get(name) : undefined
    if (known) known.push(sleeper)
    else {
      const group = [sleeper]
      groups.push(group)
      if (name) named.set(name, group)
    }
  }
  const families = groups.map((group) => ({ adults: group.filter(isAdult), young: group.filter((one) => !isAdult(one)) }))
  return families.filter((family, index) => {
    if (family.adults.length > 0 || !family.young.some(isChild)) return true
    const adultsOf = (some: readonly Family[]) => some.filter(({ adults }) => adults.length > 0)
    const host = adultsOf(families.slice(0, index)).at(-1) ?? adultsOf(families.slice(index))[0]
    host?.young.push(...family.young)
    return host === undefined
  })
}

/**
 * Picks adults for single rooms: first those who travel alone, then from families without children, then from families with
 * another adult.
 */
function takeSingles(families: readonly Family[], count: number): Made[] {
  const alone = ({ adults, young }: Family) => adults.length === 1 && young.length === 0
  const childless = ({ adults, young }: Family) => adults.length > 0 && young.length === 0
  const spare = ({ adults }: Family) => adults.length > 1
  const taken: Sleeper[] = []
  for (const may of [alone, childless, spare]) {
    for (const family of families) {
      while (taken.length < count && may(family)) taken.push(...family.adults.splice(-1))
    }
  }
  return taken.sort((a, b) => a.position - b.position).map((one) => ({ ...room([one]), bought: true }))
}

/**
 * The rooms of one family with minors: as few as possible with at most four people and two adults each, every minor with an
 * adult. Minors without adults share only where one of them is a child.
 */
function familyRooms({ adults, young }: Family): Made[] {
  if (adults.length === 0) return young.some(isChild) ? [room(young)] : []
  const fits = (rooms: number) => {
    const adultsEach = Math.ceil(adults.length / rooms)
    return adultsEach <= 2 && adultsEach + Math.ceil(young.length / rooms) <= mostInFamilyRoom
  }
  const counts = adults.map((_, index) => index + 1)
  const rooms = counts.find(fits) ?? counts.length
  const share = (members: readonly Sleeper[], at: number) =>
    members.filter((_, index) => Math.floor((index * rooms) / members.length) === at)
  return Array.from({ length: rooms }, (_, at) => room([...share(adults, at), ...share(young, at)]))
}

/** Travellers to be paired: adults, and apart from them minors. Two adults alone share where that is `certain`. */
function unpaired(families: readonly Family[], { certain }: { certain: boolean }): Made[] {
  const adults = families.filter(({ young }) => young.length === 0).flatMap((family) => family.adults)
  const young = families
    .filter((family) => family.adults.length === 0 && !family.young.some(isChild))
    .flatMap((family) => family.young)
  if (certain && young.length === 0 && adults.length === 2) return [room(adults)]
  return [adults, young].flatMap((members) =>
    members.length > 0 ? [{ ...room(members.toSorted((a, b) => a.position - b.position)), unpaired: true as const }] : [],
  )
}

/**
 * Moves unattended minors into other rooms: first with minors, then into a room that is not a bought single, and only then with
 * any adult.
 */
function attended(rooms: readonly Made[]): Made[] {
  const safe = rooms.filter((one) => !isUnattended(one))
  const stranded = rooms.filter(isUnattended)
  return stranded.reduce<Made[]>((list, one) => {
    const takes = list.filter(({ members }) => members.some(isAdult))
    const young = one.members.some(isChild) ? [] : list.filter(({ members }) => !members.some(isAdult) && !members.some(isChild))
    const family = takes.filter(({ members }) => members.some((member) => !isAdult(member)))
    const open = takes.filter(({ bought, wished }) => !bought && wished === null)
    const host = [...young.slice(-1), ...family, ...open, ...takes][0]
    if (host) host.members.push(...one.members)
    else list.push(one)
    return list
  }, safe)
}
