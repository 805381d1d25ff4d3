import { expect, test } from 'vitest'
import { planRates, type RateDraft, type WantedRate } from './plan-rates.ts'

const summer = { from: '06-01', to: '09-30', minimumNights: 2 }
const hotel: RateDraft = {
  id: 7,
  version: 3,
  slug: 'heron-court',
  title: 'Heron Court',
  content: {
    slug: 'heron-court',
    name: 'Heron Court',
    board: 'BB',
    highSeasons: [summer],
    rooms: [
      {
        id: 'double',
        name: 'Garden double',
        beds: '1 queen',
        rates: [
          { board: 'BB', season: 'low', amountMinor: 8_500 },
          { board: 'BB', season: 'high', amountMinor: 9_500 },
          { board: 'HB', season: 'low', amountMinor: 'ask' },
        ],
      },
      { id: 'twin', name: 'Twin', beds: '2 twins', rates: [] },
      { id: 'twin-2', name: 'Twin', beds: '2 twins', rates: [] },
    ],
  },
}
let row = 1
const line = (more: Partial<WantedRate>): WantedRate => ({
  row: ++row,
  hotel: 'heron-court',
  room: 'double',
  board: undefined,
  season: 'low',
  span: undefined,
  minimumNights: undefined,
  amountMinor: 9_000,
  ...more,
})
const plan = (...lines: Partial<WantedRate>[]) => planRates(lines.map(line), [hotel])
const faults = (...lines: Partial<WantedRate>[]) => plan(...lines).rates.map(({ fault }) => fault?.reason)

test('each line says what it does to the room as it is written now, and what no line names stays', () => {
  const { rates, hotels } = plan(
    { room: 'garden  DOUBLE' },
    { season: 'high', amountMinor: 9_500 },
    { board: 'FB', amountMinor: 12_000 },
    { room: 'twin-2', amountMinor: undefined },
  )
  expect(rates.map(({ effect, was, board }) => [effect, was, board])).toEqual([
    ['changed', 8_500, 'BB'],
    ['same', 9_500, 'BB'],
    ['new', undefined, 'FB'],
    ['no-amount', undefined, 'BB'],
  ])
  expect(hotels).toMatchObject([{ left: 1, seasons: undefined }])
  expect(hotels[0]?.content.rooms).toEqual([
    {
      ...hotel.content.rooms[0],
      rates: [
        { board: 'BB', season: 'low', amountMinor: 9_000 },
        { board: 'BB', season: 'high', amountMinor: 9_500 },
        { board: 'FB', season: 'low', amountMinor: 12_000 },
        { board: 'HB', season: 'low', amountMinor: 'ask' },
      ],
    },
    hotel.content.rooms[1],
    hotel.content.rooms[2],
  ])
})

test('a line for what is not there, or for what two answer to, is refused with what there is', () => {
  expect(plan({ hotel: 'nowhere' }, { room: 'Suite' }, { room: 'twin ' }).rates.map(({ fault }) => fault)).toEqual([
    { reason: 'hotel-unknown' },
    { reason: 'room-unknown', rooms: ['Garden double', 'Twin', 'Twin'] },
    { reason: 'room-twice', ids: ['twin', 'twin-2'] },
  ])
})

test('two lines for one rate have to say the same amount', () => {
  expect(faults({}, { amountMinor: 9_000 }, { amountMinor: 9_100 })).toEqual([undefined, undefined, 'twice'])
})

test('days of the high season are the seasons of the hotel from then on, with the shortest stay that was said or was there', () => {
  const summerAgain = { from: '06-01', to: '09-30' }
  const festive = { from: '12-20', to: '01-05' }
  const { hotels } = plan(
    { season: 'high', span: summerAgain },
    { season: 'high', span: festive },
    { season: 'high', board: 'FB', span: festive, minimumNights: 3 },
  )
  expect(hotels[0]?.seasons).toEqual({ before: [summer], after: [summer, { ...festive, minimumNights: 3 }] })
})

test('seasons that share days, fill the year, leave a gap or ask for two shortest stays are refused', () => {
  const high = (from: string, to: string, more: Partial<WantedRate> = {}) => ({
    season: 'high' as const,
    span: { from, to },
    ...more,
  })
  const low = (from: string, to: string) => ({ span: { from, to } })
  expect(faults(high('06-01', '08-31'), high('08-31', '10-31'))).toEqual([undefined, 'seasons-overlap'])
  expect(faults(high('01-01', '12-31'))).toEqual(['season-all-year'])
  expect(faults(high('06-01', '08-31', { minimumNights: 2 }), high('06-01', '08-31', { board: 'FB', minimumNights: 3 }))).toEqual(
    [undefined, 'nights-differ'],
  )
  expect(faults(low('10-01', '05-31'))).toEqual([undefined])
  expect(plan(low('11-01', '05-31')).rates[0]?.fault).toEqual({ reason: 'gap', gap: { from: '10-01', to: '10-31' } })
  expect(plan(low('09-30', '05-31')).rates[0]?.fault).toEqual({ reason: 'low-in-high', high: { from: '06-01', to: '09-30' } })
})

test('a hotel without a high season gets no high rate', () => {
  const plain = { ...hotel, content: { ...hotel.content, highSeasons: [] } }
  expect(planRates([line({ season: 'high' })], [plain]).rates[0]?.fault).toEqual({ reason: 'no-high-season' })
})

test('a later period is planned by its own rates and seasons; a new one begins without rates and with the seasons before it', () => {
  const later = {
    from: '2027-01-01',
    highSeasons: [],
    rates: [{ room: 'double', board: 'BB', season: 'low', amountMinor: 9_900 } as const],
  }
  const dated = { ...hotel, content: { ...hotel.content, laterRates: [later] } }
  const lines = [
    line({ ratesFrom: '2027-01-01', amountMinor: 10_000 }),
    line({ ratesFrom: '2027-01-01', season: 'high' }),
    line({ ratesFrom: '2026-07-01', season: 'high', amountMinor: 11_000 }),
  ]
  const { rates, hotels } = planRates(lines, [dated])
  expect(rates.map(({ was, effect, fault }) => [was, effect, fault?.reason])).toEqual([
    [9_900, 'changed', undefined],
    [undefined, 'new', 'no-high-season'],
    [undefined, 'new', undefined],
  ])
  expect(hotels[0]?.later.map(({ from, isNew }) => [from, isNew])).toEqual([
    ['2026-07-01', true],
    ['2027-01-01', false],
  ])
  expect(hotels[0]?.content.laterRates).toEqual([
    { from: '2026-07-01', highSeasons: [summer], rates: [{ room: 'double', board: 'BB', season: 'high', amountMinor: 11_000 }] },
    { ...later, rates: [{ room: 'double', board: 'BB', season: 'low', amountMinor: 10_000 }] },
  ])
  expect(hotels[0]?.content.rooms).toEqual(hotel.content.rooms)
})
