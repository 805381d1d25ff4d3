import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#values/dates.ts'
import { firstNameOf, type SheetFacts, sheetOf } from './sheet.ts'
import { closesAt, isShown } from './sheet-times.ts'

const road = (day: number, on: Day) => ({
  ...{ day, on, title: `Day ${day}`, text: 'On the road', from: null, to: null, driveKm: 0, driveMinutes: 0 },
  ...{ meals: [], items: [], lodges: [] },
})
const party = (reference: string) => ({
  ...{ reference, travellers: 2, language: 'en', lead: { firstName: `Lead of ${reference}`, phone: '+250 788 999 000' } },
  ...{ ages: [41, 9], rooms: ['twin'] as const, diets: ['No nuts'], extras: [{ name: 'Coffee', quantity: 2 }] },
})
const permit = (id: number, on: Day) => ({
  id,
  on,
  label: 'Gorillas',
  reference: 'AAAA-2222',
  name: `Traveller ${id}`,
  number: `N${id}`,
})

/** A run of five days from 14 June, on which somebody is from 15 to 17 June; gorillas on the 16th and on the 18th. */
const facts: SheetFacts = {
  assignment: {
    ...{ id: 7, member: 'Jean-Paul', kind: 'guide', role: 'driver-guide', days: { from: '2027-06-15', to: '2027-06-17' } },
    span: { from: '2027-06-15T00:00', to: '2027-06-18T00:00' },
  },
  run: { kind: 'departure', title: 'Gorillas', reference: 'gorillas-2027-06-14', days: { from: '2027-06-14', to: '2027-06-18' } },
  parties: [
    party('AAAA-2222'),
    { ...party('BBBB-3333'), language: 'fr', diets: ['no nuts ', ''], ages: [17, 66], rooms: ['single', 'twin'] },
  ],
  days: [1, 2, 3, 4, 5].map((day) => road(day, addDays('2027-06-14', day - 1))),
  pickUps: [],
  flights: [{ on: '2027-06-18', label: 'Flight out', number: null, reference: 'AAAA-2222' }],
  ownFlights: [],
  permits: [permit(1, '2027-06-16'), permit(2, '2027-06-16'), permit(3, '2027-06-18')],
  crew: [
    { id: 7, name: 'Jean-Paul', role: 'driver-guide', phone: '1', days: { from: '2027-06-15', to: '2027-06-17' } },
    { id: 8, name: 'Aline', role: 'guide', phone: '2', days: { from: '2027-06-14', to: '2027-06-18' } },
  ],
  cars: [
    { id: 9, name: 'Prado', plate: 'RAB 123 C', seats: 6, vehicleClass: null, days: { from: '2027-06-14', to: '2027-06-18' } },
  ],
}
const on = (today: Day) => sheetOf(facts, today)
const anyDay = fc.integer({ min: -30, max: 30 }).map((days) => addDays('2027-06-16', days))
/** Every text that a sheet says. */
const texts = (sheet: unknown) => JSON.stringify(sheet ?? '')

test('a sheet opens from seven days before the assignment until three days after it, and closes at midnight in Kigali', () => {
  expect([on('2027-06-07'), on('2027-06-21')]).toEqual([undefined, undefined])
  expect([on('2027-06-08'), on('2027-06-20')].every(Boolean)).toBe(true)
  expect(on('2027-06-15')?.closesAt).toEqual(new Date('2027-06-20T22:00:00Z'))
})

test('lead travellers are on it from three days before the assignment until its last day, on no other', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const shown = on(today)?.parties.some(({ lead }) => lead !== null) ?? false
      expect(shown).toBe('2027-06-12' <= today && today <= '2027-06-17')
      expect(texts(on(today)).includes('+250 788 999 000')).toBe(shown)
    }),
  )
  expect(on('2027-06-11')?.leadsFrom).toBe('2027-06-12')
  expect(on('2027-06-18')?.leadsFrom).toBeNull()
})

test('names and permit numbers are on it from two days before the visit until the day after, and never those of a day that is not theirs', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const said = texts(on(today))
      const shown = on(today) !== undefined && '2027-06-14' <= today && today <= '2027-06-17'
      for (const text of ['Traveller 1', 'Traveller 2', 'N1', 'N2']) expect(said.includes(text)).toBe(shown)
      for (const text of ['Traveller 3', 'N3']) expect(said.includes(text)).toBe(false)
    }),
  )
  const visit = (today: Day) => on(today)?.days.find((day) => day.on === '2027-06-16')
  expect(visit('2027-06-13')).toMatchObject({
    permits: [],
    permitsFrom: '2027-06-14',
    visits: [{ label: 'Gorillas', travellers: 2, numbersMissing: 0 }],
  })
  expect(visit('2027-06-14')?.permitsFrom).toBeNull()
  expect(visit('2027-06-19')).toMatchObject({ permits: [], permitsFrom: null })
})

test('numbers of permits that are missing are counted from a week before the visit, whose names are not shown yet', () => {
  const permits = facts.permits.map((permit, at) => (at === 0 ? { ...permit, number: null } : permit))
  const missing = (today: Day) =>
    sheetOf({ ...facts, permits }, today)?.days.flatMap(({ visits }) => visits.map(({ numbersMissing }) => numbersMissing))
  expect(missing('2027-06-13')).toEqual([1])
  expect(missing('2027-06-16')).toEqual([1])
  expect(missing('2027-06-17')).toEqual([0])
})

test('whatever a sheet shows, it shows for as long as it opens and no longer', () => {
  const days = fc
    .tuple(anyDay, fc.nat(20), anyDay)
    .map(([from, length, today]) => ({ of: { from, to: addDays(from, length) }, today }))
  fc.assert(
    fc.property(days, ({ of, today }) => {
      if (isShown('leads', of, today)) expect(isShown('sheet', of, today)).toBe(true)
      const noon = new Date(`${today}T10:00:00Z`)
      if (isShown('sheet', of, today)) expect(noon < closesAt(of)).toBe(true)
      else if (today > of.to) expect(noon >= closesAt(of)).toBe(true)
    }),
  )
})

test('it has the days of the assignment alone, and the others of the run', () => {
  const sheet = on('2027-06-15')
  expect(sheet?.days.map(({ on: day }) => day)).toEqual(['2027-06-15', '2027-06-16', '2027-06-17'])
  expect(sheet?.days.flatMap(({ flights }) => flights)).toEqual([])
  expect(sheet?.crew.map(({ name }) => name)).toEqual(['Aline'])
  expect(sheet?.cars.map(({ plate }) => plate)).toEqual(['RAB 123 C'])
})

test('a day that nothing describes is on it where somebody is fetched', () => {
  const pickUp = { on: '2027-06-16', at: '09:30', place: 'Airport', flight: 'WB 701', reference: 'AAAA-2222' }
  const sheet = sheetOf({ ...facts, days: [], permits: [], pickUps: [pickUp] }, '2027-06-15')
  expect(sheet?.days).toMatchObject([{ on: '2027-06-16', day: null, pickUps: [pickUp] }])
})

test('travellers are numbers: how many, the ages of children, rooms, diets and extras', () => {
  expect(on('2027-06-15')).toMatchObject({
    travellers: 4,
    childAges: [9, 17],
    languages: ['en', 'fr'],
    rooms: [
      { kind: 'twin', count: 2 },
      { kind: 'single', count: 1 },
    ],
    diets: [{ name: 'No nuts', count: 2 }],
    extras: [{ name: 'Coffee', count: 4 }],
  })
})

test.each([
  ['Marit Elise Solheim', 'Marit'],
  ['Father Emile Keza', 'Father Emile'],
  ['Dr. Anna Berg', 'Dr. Anna'],
  ['Madonna', 'Madonna'],
  ['  Rev  Sr. Marie ', 'Rev Sr. Marie'],
  ['', ''],
])('of %s the road needs %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
