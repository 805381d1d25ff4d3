import { expect, test } from 'vitest'
import { lodgeBooks, noChoices, partyOf, runOf, weekExchange, weekPackages } from '#tests/support/supply-week.ts'
import { fingerprintOf, type NeededLine } from './order-line.ts'
import { packageItemKey, packageLines } from './package-lines.ts'

/** The worked week of the rule book (running-trips, F2): what each run orders, of the bookings that are pending or confirmed. */
type WeekRun = { from: string; package: keyof typeof weekPackages; parties: readonly number[] }
const runs: Record<string, WeekRun> = {
  // K01, K02, K03; K04 is on hold.
  D1: { from: '2027-06-07', package: 'T3', parties: [2, 3, 1] },
  // K05, K06, K07.
  D2: { from: '2027-06-11', package: 'T3', parties: [4, 2, 1] },
  // K08, K10; K09 is cancelled.
  D3: { from: '2027-06-08', package: 'X5', parties: [2, 1] },
  K12: { from: '2027-06-07', package: 'T3', parties: [2] },
  K13: { from: '2027-06-08', package: 'T3', parties: [4] },
  K14: { from: '2027-06-09', package: 'T3', parties: [2] },
  K15: { from: '2027-06-09', package: 'X5', parties: [2] },
  K16: { from: '2027-06-09', package: 'G2', parties: [3] },
  K17: { from: '2027-06-12', package: 'G2', parties: [4] },
  K18: { from: '2027-06-10', package: 'P4', parties: [12] },
}

const linesOf = (name: string, changed: Partial<WeekRun> = {}): NeededLine[] => {
  const { from, package: of, parties } = { ...(runs[name] as WeekRun), ...changed }
  return packageLines(
    { ...runOf(from, weekPackages[of].nights, parties.map(partyOf)), kind: of === 'P4' ? 'pilgrims' : 'journey' },
    weekPackages[of].services,
    lodgeBooks,
    noChoices,
    weekExchange,
  )
}
const supplierNames = ['M', 'L', 'H', 'S', 'C', 'F']
const supplierOf = ({ supplierId }: NeededLine) => supplierNames[(supplierId ?? 0) - 1]
const count = (line: NeededLine, adults: number) => line.details.rooms.filter((room) => room.adults === adults).length
const row = (line: NeededLine) => {
  const days = (Date.parse(line.lastDay) - Date.parse(line.firstDay)) / 86_400_000 + 1
  return [supplierOf(line), line.firstDay, days, count(line, 2), count(line, 1), line.currency, line.costMinor].join(' ')
}

test.each([
  ['D1', ['M 2027-06-07 2 2 2 USD 204000']],
  ['D2', ['M 2027-06-11 2 3 1 USD 222000']],
  ['D3', ['M 2027-06-08 2 1 1 USD 102000', 'L 2027-06-10 2 1 1 USD 128000']],
  ['K12', ['M 2027-06-07 2 1 0 USD 60000']],
  ['K13', ['M 2027-06-08 2 2 0 USD 120000']],
  ['K14', ['M 2027-06-09 2 1 0 USD 60000']],
  ['K15', ['M 2027-06-09 2 1 0 USD 60000', 'L 2027-06-11 2 1 0 USD 76000']],
  ['K16', ['M 2027-06-09 1 1 1 USD 51000']],
  ['K17', ['M 2027-06-12 1 2 0 USD 60000']],
  [
    'K18',
    [
      'H 2027-06-10 1 6 0 RWF 870000',
      'S 2027-06-11 2 6 0 RWF 720000',
      'C 2027-06-10 4 0 0 USD 96000',
      'F 2027-06-10 4 0 0 USD 24000',
    ],
  ],
])('%s orders its rooms, nights and services at their cost', (name, rows) => {
  expect(linesOf(name).map(row).toSorted()).toEqual(rows.toSorted())
})

test('a pilgrim group of more than twenty orders a second guide, where ours do not lead it', () => {
  const guidesOf = (pilgrims: number) => linesOf('K18', { parties: [pilgrims] }).find((line) => supplierOf(line) === 'F')
  expect(guidesOf(20)).toMatchObject({ costMinor: 24_000, details: { quantity: null } })
  expect(guidesOf(21)).toMatchObject({ costMinor: 48_000, details: { quantity: 2 } })
})

/** The suppliers whose lines differ between two states of a run. */
function sentOf(name: string, changed: Partial<WeekRun>): string[] {
  const prints = (lines: readonly NeededLine[]) =>
    new Map(lines.map((line) => [`${supplierOf(line)} ${line.itemKey}`, fingerprintOf(line)]))
  const [before, after] = [prints(linesOf(name)), prints(linesOf(name, changed))]
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return [...new Set(keys.filter((key) => before.get(key) !== after.get(key)).map((key) => key.slice(0, 1)))].toSorted()
}

test.each([
  ['K12 a day later', 'K12', { from: '2027-06-08' }, ['M']],
  ['K03 leaves', 'D1', { parties: [2, 3] }, ['M']],
  ['a thirteenth pilgrim', 'K18', { parties: [13] }, ['C', 'F', 'H', 'S']],
  ['another address of K16', 'K16', {}, []],
])('%s: exactly those are sent something', (_, name, changed, suppliers) => {
  expect(sentOf(name, changed)).toEqual(suppliers)
})

test('nights of the package without a stay are one line without a supplier, which a choice fills', () => {
  const run = runOf('2027-06-07', 3, [partyOf(2)])
  const services = weekPackages.G2.services
  const open = packageLines(run, services, lodgeBooks, noChoices, weekExchange).find(({ supplierId }) => supplierId === null)
  expect(open).toMatchObject({ itemKey: 'night:2', kind: 'stay', firstDay: '2027-06-08', lastDay: '2027-06-09', costMinor: null })
  const chosen = packageLines(run, services, lodgeBooks, new Map([['night:2', 2]]), weekExchange)
  expect(chosen.map(row)).toContain('L 2027-06-08 2 1 0 USD 76000')
})

test('a service is known by the package’s first choice, so that another choice for one run keeps its place', () => {
  const run = runOf('2027-06-07', 1, [partyOf(2)])
  const [service] = weekPackages.G2.services
  if (!service) throw new Error('There is no service')
  const key = packageItemKey(service)
  const [line] = packageLines(run, weekPackages.G2.services, lodgeBooks, new Map([[key, 2]]), weekExchange)
  expect(line).toMatchObject({ itemKey: key, supplierId: 2 })
})

test('guides and vehicles of which the run needs ours are not ordered', () => {
  const run = { ...runOf('2027-06-10', 3, [partyOf(12)]), ownGuides: true, ownVehicles: true }
  const lines = packageLines(run, weekPackages.P4.services, lodgeBooks, noChoices, weekExchange)
  expect(lines.map(supplierOf)).toEqual(['H', 'S'])
})
