import { expect, test } from 'vitest'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import { firstPrivateStart, readPriceChoice } from './price-starts.ts'

const now = new Date('2027-03-12T08:00:00Z')
const leaving = (startsOn: string, left = 8) => ({ slug: `trek-${startsOn}`, startsOn, left }) as DepartureRow
const open = [leaving('2027-04-10', 1), leaving('2027-04-24'), leaving('2027-06-14')]
const rates = { prices: [], fees: [], highSeasons: [{ from: '06-15', to: '09-30' }] }
const read = (query: string, departures: readonly DepartureRow[] = open, firstDays: readonly string[] = []) =>
  readPriceChoice({ params: new URLSearchParams(query), open: departures, rates, firstDays, now })

test('the page opens with the month of the next departure that has seats for the group, and with two travellers', () => {
  expect(read('')).toMatchObject({ month: '2027-04', travellers: 2, start: { id: 'trek-2027-04-24' }, problems: [] })
  expect(read('travellers=1')).toMatchObject({ travellers: 1, start: { id: 'trek-2027-04-10' } })
  expect(read('month=2027-06').start.id).toBe('trek-2027-06-14')
  expect(read('month=2027-04&start=trek-2027-04-10').start.startsOn).toBe('2027-04-10')
})

test('a month without a departure begins on its first day on sale, and with a day of each season in it', () => {
  expect(firstPrivateStart(now)).toBe('2027-03-14')
  expect(firstPrivateStart(new Date('2027-03-12T16:00:00Z'))).toBe('2027-03-15')
  const ids = (query: string) => read(query, []).starts.map(({ id }) => id)
  expect(ids('month=2027-03')).toEqual(['2027-03-14'])
  expect(ids('month=2027-06')).toEqual(['2027-06-01', '2027-06-15'])
  expect(ids('month=2029-03')).toEqual(['2029-03-01'])
  expect(read('', []).month).toBe('2027-03')
})

test('a package that is bound to a feast has the months and the days of the feast alone', () => {
  const { months, month, starts } = read('', [], ['11-27'])
  expect(months.map((one) => one.month)).toEqual(['2027-11', '2028-11'])
  expect([month, starts.map(({ id }) => id)]).toEqual(['2027-11', ['2027-11-27']])
})

test('every month on sale can be chosen, with its number of departures', () => {
  const { months } = read('')
  expect(months.filter(({ departures }) => departures > 0)).toEqual([
    { month: '2027-04', departures: 2 },
    { month: '2027-06', departures: 1 },
  ])
  expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2027-03', '2029-03', 25])
})

test.each([
  ['month=2027-02', 'month'],
  ['month=2029-04', 'month'],
  ['month=June', 'month'],
  ['travellers=0', 'travellers'],
  ['travellers=13', 'travellers'],
  ['travellers=-2', 'travellers'],
  ['travellers=2.5', 'travellers'],
  ['start=trek-2020-01-01', 'start'],
  ['month=2027-06&start=trek-2027-04-10', 'start'],
])('%s has a message, and the default is shown instead', (query, problem) => {
  const choice = read(query)
  expect(choice.problems).toEqual([problem])
  expect(choice.months.map(({ month }) => month)).toContain(choice.month)
  expect(choice.starts).toContain(choice.start)
  expect(choice.travellers).toBe(2)
})
