import { describe, expect, test } from 'vitest'
import { paymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import { marginOf } from '#features/suppliers/costing/margin.ts'
import { overChristmas, twelveDays, withLeader } from '#tests/support/tailored-trips.ts'
import { fraction, rounded, times } from './fraction.ts'
import { basesOfPayers } from './free-travellers.ts'
import { membersOf } from './member.ts'
import { totalOf } from './portion.ts'
import { portionsOf } from './portions.ts'
import { priceTrip, type TripToPrice } from './price-trip.ts'
import { soldItem } from './sold-item.ts'

function priced(trip: TripToPrice) {
  const found = priceTrip(trip)
  if (!found.done) throw new Error(JSON.stringify(found.refusal))
  return found.value.options.map((option, at) => {
    const margins = found.value.margins[at]
    if (!margins) throw new Error('An option without margins')
    return { ...option, margins }
  })
}

/** Hundredths of a cent of the exact base of each who pays, and of each room alone. */
function exactly(trip: TripToPrice, letter: 'A' | 'B' | 'C' = 'A') {
  const members = membersOf(trip.travellers, trip.startsOn)
  const weightOf = (position: number) => members.find((one) => one.position === position)?.weight ?? 0
  const sold = trip.items.flatMap(({ cost, ...item }) =>
    cost && !item.optional && (item.options ?? [letter]).includes(letter)
      ? [soldItem({ ...item, cost }, trip.pricing, weightOf)]
      : [],
  )
  const { bases, singles } = portionsOf(sold)
  const hundredths = (all: ReturnType<typeof basesOfPayers>) =>
    [...all.values()].map((portion) => Number(rounded(times(totalOf(portion), fraction(100)))))
  return { bases: hundredths(basesOfPayers(bases, members)), singles: hundredths(new Map(singles)) }
}

const row = ({ kind, label, quantity, unitMinor, amountMinor, vatMinor }: PriceLine) => [
  kind,
  label,
  quantity,
  unitMinor,
  amountMinor,
  vatMinor,
]
const ownRows = (lines: readonly PriceLine[]) => lines.filter(({ refundable }) => refundable).map(row)
const terms = { depositBasisPoints: 3_000, balanceDays: 45 }
const dueOf = (lines: readonly PriceLine[], startsOn: string) => paymentSchedule(lines, startsOn, '2027-01-01', terms)

describe('twelve days for two adults and a child who turns 12 on the seventh', () => {
  const trip = twelveDays()
  const options = priced(trip)

  test('every item sells for what its rule makes of its cost', () => {
    const sells = new Map(options.flatMap(({ margins }) => margins.items.map(({ id, margin }) => [id, margin.ownMinor])))
    expect(Object.fromEntries(sells)).toEqual({
      1: 21_012,
      2: 58_501,
      3: 36_228,
      4: 171_000,
      5: 595_553,
      6: 61_099,
      7: 165_672,
      8: 102_487,
      9: 22_829,
      10: 279_518,
      11: 618_509,
      12: 187_200,
      13: 68_188,
      14: 79_650,
      15: 6_035,
      16: 62_506,
      O1: 9_589,
    })
  })

  test.each([
    {
      at: 0,
      letter: 'A',
      bases: [37_320_888, 23_883_523],
      adults: [373_300, 746_600, 113_888],
      child: [238_900, 36_442],
      own: 985_500,
      total: 1_475_389,
      deposit: 690_269,
      balance: 785_120,
      margin: { netCostMinor: 679_677, profitMinor: 155_493, marginBp: 1_861 },
      ticked: [1_629_189, 736_409],
    },
    {
      at: 1,
      letter: 'B',
      bases: [46_639_808, 29_180_183],
      adults: [466_400, 932_800, 142_292],
      child: [291_900, 44_527],
      own: 1_224_700,
      total: 1_714_589,
      deposit: 762_029,
      balance: 952_560,
      margin: { netCostMinor: 848_706, profitMinor: 189_175, marginBp: 1_822 },
      ticked: [1_868_389, 808_169],
    },
    {
      at: 2,
      letter: 'C',
      bases: [72_728_981, 47_105_638],
      adults: [727_300, 1_454_600, 221_888],
      child: [471_100, 71_863],
      own: 1_925_700,
      total: 2_415_589,
      deposit: 972_329,
      balance: 1_443_260,
      margin: { netCostMinor: 1_352_200, profitMinor: 279_749, marginBp: 1_714 },
      ticked: [2_569_389, 1_018_469],
    },
  ] as const)('option $letter: bases, lines, total, deposit, margin, and the total with all ticks', (table) => {
    const option = options[table.at]
    if (!option) throw new Error('No such option')
    const [one, two, child] = exactly(trip, table.letter).bases
    expect([one, two, child]).toEqual([table.bases[0], table.bases[0], table.bases[1]])
    expect(ownRows(option.lines)).toEqual([
      ['base', 'Travellers', 2, ...table.adults],
      ['base', 'Child of 11', 1, table.child[0], ...table.child],
    ])
    expect(option.lines[0]?.reason).toBe(`12 days, 11 nights as written: lodging, meals, road and guide, option ${table.letter}`)
    expect(option.totalMinor).toBe(table.total)
    expect(dueOf(option.lines, trip.startsOn)).toEqual({
      totalMinor: table.total,
      depositMinor: table.deposit,
      balanceMinor: table.balance,
      balanceDueOn: '2027-05-22',
    })
    expect(option.margins.option).toMatchObject({ ...table.margin, ownMinor: table.own, passedOnMinor: 489_889 })
    const ticked = [...option.lines, ...option.optional.flatMap(({ lines }) => lines)]
    expect([sumOf(ticked), dueOf(ticked, trip.startsOn).depositMinor]).toEqual(table.ticked)
    expect(option.totalMinor + option.optional.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(table.ticked[0])
  })

  test('what may be ticked has lines of its own, by class, and stands in no total', () => {
    for (const { optional } of options)
      expect(optional.map(({ id, lines, totalMinor }) => [id, totalMinor, ...lines.map(row)])).toEqual([
        [
          'O1',
          9_800,
          ['extra', 'Cooking class in Kigali', 2, 3_900, 7_800, 1_190],
          ['extra', 'Cooking class in Kigali', 1, 2_000, 2_000, 305],
        ],
        [
          'balloon',
          144_000,
          ['park-fee', 'Balloon over the Mara', 2, 48_000, 96_000, 0],
          ['park-fee', 'Balloon over the Mara', 1, 48_000, 48_000, 0],
        ],
      ])
    expect(options[0]?.optional[0]?.lines.map(({ reason }) => reason)).toEqual(['For 2 travellers', 'Child of 11'])
  })

  test('permits, park fees and flights are charged as they are, by day, class and price; a child whose fee is not known is to be checked', () => {
    const passedOn = options[0]?.lines.filter(({ refundable }) => !refundable) ?? []
    expect(passedOn.map(({ kind, label, quantity, unitMinor }) => `${kind} ${label} ${quantity} × ${unitMinor}`)).toEqual([
      'permit Gorilla permit 1 × 150000',
      'permit Gorilla permit 1 × 20000',
      'permit Chimpanzee permit 2 × 25000',
      'permit Chimpanzee permit 1 × 4900',
      'park-fee Akagera 1 × 10000',
      'park-fee Akagera 1 × 10000',
      'park-fee Akagera 1 × 1100',
      ...[5, 6].flatMap(() => [
        'park-fee Queen Elizabeth 1 × 4000',
        'park-fee Queen Elizabeth 1 × 4000',
        'park-fee Queen Elizabeth 1 × 600',
      ]),
      'park-fee Kazinga boat 1 × 3500',
      'park-fee Kazinga boat 1 × 3500',
      'park-fee Kazinga boat 1 × 800',
      ...[10, 11].flatMap(() => ['park-fee Maasai Mara 2 × 20000', 'park-fee Maasai Mara 1 × 5000']),
      'flight Entebbe to the Mara 3 × 22500',
      'flight Mara to Nairobi 3 × 20463',
    ])
    expect(sumOf(passedOn)).toBe(489_889)
    expect(passedOn.every(({ vatMinor, ladder }) => vatMinor === 0 && ladder === 'tours')).toBe(true)
    const reasons = passedOn.map(({ reason }) => reason)
    expect(reasons[1]).toBe('Day 4, East African citizen rate of 2025')
    expect(reasons.slice(-4)).toEqual([
      'Day 11, international visitor, East African citizen rate of 2025',
      'Day 11, international visitor child rate of 2025',
      'Day 10, charged as it is',
      'Day 12, charged as it is',
    ])
    expect(reasons[5]).toMatch(/^Day 2, child of 11: the adult fee is taken/)
    expect(passedOn.flatMap(({ childFee }) => childFee ?? [])).toEqual(
      [
        [2, 'Akagera', 11],
        [5, 'Queen Elizabeth', 11],
        [6, 'Queen Elizabeth', 11],
        [6, 'Kazinga boat', 11],
      ].map(([day, feeId, age]) => ({ feeId, day, age, recorded: false })),
    )
  })

  test('margins by kind are of the items of the option alone, and a unit above what its house publishes is named', () => {
    const { kinds, items, warnings } = options[0]?.margins ?? { kinds: [], items: [], warnings: [] }
    expect(kinds.map(({ kind, margin }) => [kind, margin.ownMinor, margin.vatMinor, margin.netCostMinor])).toEqual([
      ['stay', 581_674, 88_729, 410_787],
      ['transport', 255_388, 38_958, 166_485],
      ['guide', 79_650, 12_150, 54_000],
      ['activity', 68_541, 10_456, 48_405],
    ])
    expect(items.find(({ id }) => id === '5')).toBeUndefined()
    expect(warnings).toEqual([{ warning: 'above-rack', item: '9' }])
  })
})

describe('five days over Christmas for six adults, two of them alone', () => {
  const trip = overChristmas()
  const [option] = priced(trip)
  if (!option) throw new Error('No option')

  test('every item sells for what its rule makes of its cost, without VAT where there is none', () => {
    expect(option.margins.items.map(({ id, margin }) => [id, margin.ownMinor])).toEqual([
      ['1', 69_217],
      ['2', 252_000],
      ['3', 126_606],
      ['4', 77_869],
      ['5', 221_000],
      ['6', 44_250],
      ['7', 23_087],
      ['O1', 11_692],
    ])
    expect(option.margins.items.find(({ id }) => id === '3')?.margin.vatMinor).toBe(0)
  })

  test('lines, discount, VAT by the share that bears it, deposit and margin', () => {
    const exact = exactly(trip)
    expect(exact.bases).toEqual([12_579_253, 12_579_253, 12_579_253, 12_579_253, 12_579_253, 12_579_253])
    expect(exact.singles).toEqual([0, 0, 0, 0, 2_963_691, 2_963_691])
    expect(option.lines.map(row)).toEqual([
      ['base', 'Travellers', 6, 125_800, 754_800, 97_252],
      ['single', 'Rooms alone', 2, 29_700, 59_400, 7_631],
      ['discount', 'Friends of the house', 1, -24_426, -24_426, -3_146],
      ['permit', 'Golden monkey permit', 6, 10_000, 60_000, 0],
    ])
    expect(new Set(option.lines.map(({ ladder }) => ladder))).toEqual(new Set(['tours']))
    expect(option.lines[0]?.reason).toBe('5 days, 4 nights as written: lodging, meals, road and guide')
    expect(dueOf(option.lines, trip.startsOn)).toEqual({
      totalMinor: 849_774,
      depositMinor: 296_932,
      balanceMinor: 552_842,
      balanceDueOn: '2027-11-07',
    })
    expect(option.margins.option).toMatchObject({
      vatMinor: 101_737,
      netCostMinor: 577_065,
      profitMinor: 110_972,
      marginBp: 1_612,
    })
  })

  test('a walk for the group is one line, without VAT abroad', () => {
    const [walk] = option.optional
    expect(walk?.lines.map(row)).toEqual([['extra', 'Lake walk', 1, 11_700, 11_700, 0]])
    const ticked = [...option.lines, ...(walk?.lines ?? [])]
    expect([sumOf(ticked), dueOf(ticked, trip.startsOn).depositMinor]).toEqual([861_474, 300_442])
    expect(marginOf(ticked, 577_065 + 9_743).marginBp).toBe(1_613)
  })
})

test('a leader travels free: the others carry the place, and the room alone stays a line', () => {
  const trip = withLeader()
  const [option] = priced(trip)
  expect(option?.margins.items.map(({ margin }) => margin.ownMinor)).toEqual([248_400, 114_400, 35_400])
  expect(new Set(exactly(trip).bases)).toEqual(new Set([3_529_673]))
  expect(option?.lines.map(row)).toEqual([
    ['base', 'Travellers', 11, 35_300, 388_300, 59_232],
    ['base', 'Free leader place', 1, 0, 0, 0],
    ['single', 'Rooms alone', 2, 5_000, 10_000, 1_525],
  ])
  expect(option?.lines[1]?.reason).toBe('Travels free, as agreed')
  expect(option?.totalMinor).toBe(398_300)
  expect(option?.margins.option).toMatchObject({ netCostMinor: 274_000, marginBp: 1_882 })
})
