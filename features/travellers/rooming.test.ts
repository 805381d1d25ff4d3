import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bedWishes, groupsWithoutAdult, roomingList, roomsAsAgreed, roomsAsOrdered, type Sleeper } from './rooming.ts'

/** A party by age and family name, with a wish after a slash and its beds after another: '40 Solheim/Lake view/double'. */
const party = (...people: string[]): Sleeper[] =>
  people.map((person, index) => {
    const [, age, familyName, room, wish] = /^(\d+) ?([^/]*)\/?([^/]*)\/?(.*)$/.exec(person) ?? []
    const beds = bedWishes.find((one) => one === wish) ?? null
    return { position: index + 1, age: Number(age), familyName: familyName || null, room: room || null, beds }
  })
const slept = (people: Sleeper[], singleRooms = 0) =>
  roomingList(people, singleRooms).map(({ kind, positions }) => `${kind} ${positions.join(' ')}`)

test('no one shares a room with somebody they did not choose: they are to be paired', () => {
  expect(slept(party('40 Solheim', '52 Uwase', '38 Solheim', '33', '29'))).toEqual(['unpaired 1 2 3 4 5'])
  expect(slept(party('40/Lake', '52', '38/Lake', '33', '29'))).toEqual(['twin 1 3', 'unpaired 2 4 5'])
  expect(slept(party('40'))).toEqual(['unpaired 1'])
})

test('two adults share where they are the last of their party, because they booked one room for two', () => {
  expect(slept(party('40 Solheim', '52 Uwase'))).toEqual(['twin 1 2'])
  expect(slept(party('40', '52', '38'), 1)).toEqual(['single 1', 'unpaired 2 3'])
})

test('rooms for one go to who travels alone, then to who leaves no child behind', () => {
  const people = party('40 Solheim', '38 Solheim', '9 Solheim', '52 Uwase', '33 Keza', '31 Keza')
  expect(slept(people, 1)).toEqual(['single 4', 'family 1 2 3', 'unpaired 5 6'])
  expect(slept(people, 3)).toEqual(['single 4', 'single 5', 'single 6', 'family 1 2 3'])
  expect(slept(people, 4)).toEqual(['single 2', 'single 4', 'single 5', 'single 6', 'family 1 3'])
  expect(slept(people, 9)).toEqual(slept(people, 4))
})

test('a couple stays together while somebody travels alone', () => {
  expect(slept(party('60 Revol', '58 Revol', '52 Uwase', '33 Keza'), 2)).toEqual(['single 3', 'single 4', 'unpaired 1 2'])
})

test('two adults get the bed that they ask for: one where nobody of them asks for two, and none in a room with a child', () => {
  expect(slept(party('60 Revol/A/double', '58 Revol/A', '40/B/double', '41/B/twin'))).toEqual(['double 1 2', 'twin 3 4'])
  expect(slept(party('60 Revol//double', '58 Revol'))).toEqual(['double 1 2'])
  expect(slept(party('60/A/double', '9/A'))).toEqual(['family 1 2'])
  expect(slept(party('60/A/double'))).toEqual(['single 1'])
})

test('a room group of children without an adult is named, one with an adult or of older minors is not', () => {
  const groups = (...people: string[]) => groupsWithoutAdult(party(...people))
  expect(groups('14 Fabre/Fabre enfants', '11 Fabre/fabre enfants ', '44 Fabre/Parents')).toEqual(['Fabre enfants'])
  expect(groups('14/Tent', '40/Tent', '16/Boys', '17/Boys', '16/Alone', '9')).toEqual(['Alone'])
})

test('a family sleeps together, and in as many rooms as it has adults where one is too small', () => {
  expect(slept(party('40 Solheim', '38 Solheim', '9 Solheim', '6 Solheim'))).toEqual(['family 1 2 3 4'])
  expect(slept(party('40 Solheim', '38 Solheim', '9 Solheim', '6 Solheim', '3 Solheim'))).toEqual(['family 1 3 4', 'family 2 5'])
})

test('a child whose family name no adult has goes with the adult before it, and with the first where it leads', () => {
  expect(slept(party('40 Solheim', '9 Keza', '52 Uwase'))).toEqual(['family 1 2', 'unpaired 3'])
  expect(slept(party('9', '40', '41'))).toEqual(['family 2 1', 'unpaired 3'])
})

test('the minors of a parish are to be paired apart from the adults, also a single one', () => {
  expect(slept(party('45', '14', '15', '16'))).toEqual(['unpaired 1', 'unpaired 2 3 4'])
  expect(slept(party('45', '50', '61', '16'))).toEqual(['unpaired 1 2 3 4'])
})

test('a wish is followed, counts as a single room where it is for one, and never leaves a child alone', () => {
  expect(slept(party('40/Lake', '52', '38/lake ', '33'))).toEqual(['twin 1 3', 'twin 2 4'])
  expect(slept(party('40/Quiet', '52', '38'), 1)).toEqual(['single 1', 'twin 2 3'])
  expect(slept(party('40 Keza', '9 Keza/Tent', '7 Keza/Tent'))).toEqual(['family 1 2 3'])
  expect(slept(party('40/A', '9/B'))).toEqual(['family 1 2'])
})

test('children who wish for a room of their own sleep with their parents, who wish for another, before a stranger', () => {
  const people = party(
    '61 Perrachon',
    '44 Fabre/Parents',
    '42 Fabre/Parents',
    '14 Fabre/Fabre children',
    '11 Fabre/Fabre children',
  )
  expect(slept(people)).toEqual(['family 2 3 4 5', 'unpaired 1'])
  const many = party('61 Perrachon', '44 Fabre/A', '42 Fabre/A', '14 Fabre/B', '11 Fabre/B', '9 Fabre/B')
  expect(slept(many), 'four have room').toEqual(['twin 2 3', 'family 1 4 5 6'])
})

test('a room without an adult is marked', () => {
  expect(roomingList(party('9', '7'), 1).every(({ unattended }) => unattended)).toBe(true)
  expect(roomingList(party('40 Keza', '7 Keza'), 0)[0]).toMatchObject({ unattended: false, number: 1 })
})

test('the rooms of a trip are those that were agreed, until somebody wishes for another', () => {
  const agreed = (people: Sleeper[], rooms: number[][]) =>
    roomsAsAgreed(people, rooms).map(({ kind, positions }) => `${kind} ${positions.join(' ')}`)
  const family = party('40', '38 Keza', '9 Keza', '13 Keza')
  const rooms = [
    [1, 2],
    [3, 4],
  ]
  expect(agreed(family, rooms)).toEqual(['twin 1 2', 'family 3 4'])
  expect(roomsAsAgreed(family, rooms).map(({ unattended }) => unattended)).toEqual([false, true])
  expect(agreed(party('40', '38', '33'), [[1, 3], [2]])).toEqual(['twin 1 3', 'single 2'])
  expect(agreed(party('40/Lake', '38', '33/Lake'), [[1, 3], [2]])).toEqual(['twin 1 3', 'single 2'])
  expect(agreed(party('40', '38/Lake', '33/Lake'), [[1, 3], [2]])).toEqual(['twin 2 3', 'single 1'])
  expect(agreed(party('40/Lake', '38', '9', '33/Lake'), [[1, 3], [2], [4]])).toEqual(['family 1 4 3', 'single 2'])
  expect(agreed(party('40', '38', '33'), [[1, 2]])).toEqual(['twin 1 2', 'unpaired 3'])
})

test('the rooms of a stay are those that were chosen, in the order of the party', () => {
  const rooms = roomsAsOrdered(party('40', '38', '9', '52', '50'), [3, 2])
  expect(rooms.map(({ kind, positions }) => `${kind} ${positions.join(' ')}`)).toEqual(['family 1 2 3', 'twin 4 5'])
})

const sleepers = fc
  .array(
    fc.record({
      age: fc.integer({ min: 0, max: 90 }),
      familyName: fc.constantFrom(null, 'Keza', 'Uwase', 'Solheim'),
      room: fc.constantFrom(null, null, null, 'Lake', 'Hill'),
      beds: fc.constantFrom(null, ...bedWishes),
    }),
    { maxLength: 40 },
  )
  .map((people) => people.map((one, index) => ({ ...one, position: index + 1 })))

test('whatever the party, everybody has one bed, and no one under twelve sleeps without an adult', () => {
  fc.assert(
    fc.property(sleepers, fc.integer({ min: 0, max: 40 }), (people, singleRooms) => {
      const rooms = roomingList(people, singleRooms)
      const ageOf = (position: number) => people.find((one) => one.position === position)?.age ?? -1
      expect(rooms.flatMap(({ positions }) => positions).sort((a, b) => a - b)).toEqual(people.map(({ position }) => position))
      expect(rooms.map(({ number }) => number)).toEqual(rooms.map((_, index) => index + 1))
      const hasAdult = people.some(({ age }) => age >= 18)
      for (const { positions, unattended, kind } of rooms) {
        const ages = positions.map(ageOf)
        const child = ages.some((age) => age < 12) || (ages.length === 1 && ages.some((age) => age < 18))
        if (hasAdult && child) expect(ages.some((age) => age >= 18)).toBe(true)
        expect(unattended).toBe(child && !ages.some((age) => age >= 18))
        expect(positions.length).toBeGreaterThan(0)
        if (kind === 'single') expect(ages).toHaveLength(1)
      }
    }),
    { numRuns: 1_000 },
  )
})
