import { type LineText, lineMessage } from '#features/pricing/line-text.ts'
import { worded } from '#features/pricing/lines/english-line.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'

const line = (
  label: LineText,
  reason: LineText,
  quantity: number,
  unitMinor: number,
  kind: PriceLine['kind'] = 'base',
): PriceLine =>
  worded({
    kind,
    label,
    reason,
    quantity,
    unitMinor,
    amountMinor: quantity * unitMinor,
    refundable: kind !== 'permit',
    vatMinor: 0,
    ladder: 'tours',
  })

const fee = { name: 'Gorilla permit, Volcanoes National Park', of: 'fee', at: 'name' } as const
const visitors = { list: [lineMessage('visitor', { residency: 'foreign' })] }
const twin = lineMessage('room', { room: { name: 'Superior twin', of: 'hotel', at: 'rooms.*.name' }, board: 'BB' })
const nights = { nights: 3, season: 'high', period: 'only', since: '' } as const
const days = { cars: 1, days: 4, season: 'high', period: 'only', since: '', fromDays: 0, percent: 0 } as const

/** The price of an example booking of each kind of order. */
export const exampleLines: Record<OrderKind, PriceLine[]> = {
  departure: [
    line(lineMessage('travellers', { count: 2 }), lineMessage('base', { comfort: 'lodge', season: 'high', size: 4 }), 2, 94_000),
    line(fee, lineMessage('fee', { day: 2, times: 1, year: 2025, who: visitors }), 2, 150_000, 'permit'),
  ],
  journey: [
    line(lineMessage('travellers', { count: 1 }), lineMessage('base', { comfort: 'lodge', season: 'low', size: 1 }), 1, 240_050),
    line(
      { name: 'KIVU10', of: 'code', at: 'name' },
      lineMessage('codeShare', { code: 'KIVU10', percent: 10, after: 'no' }),
      1,
      -24_005,
      'discount',
    ),
  ],
  pilgrims: [
    line(
      lineMessage('travellers', { count: 34 }),
      lineMessage('base', { comfort: 'simple', season: 'low', size: 30 }),
      34,
      31_000,
    ),
    line(lineMessage('freeLeaders', { count: 2 }), lineMessage('freeLeadersReason', { every: 16 }), 2, -31_000, 'discount'),
  ],
  stay: [
    line(twin, lineMessage('roomReason', { ...nights, rooms: 1, guests: 2 }), 3, 14_000, 'room'),
    line(twin, lineMessage('roomReason', { ...nights, rooms: 1, guests: 2 }), 3, 12_000, 'room'),
    line(lineMessage('tourismTax', {}), lineMessage('tourismTaxReason', { percent: 3 }), 1, 2_340, 'tax'),
  ],
  hire: [
    line(
      lineMessage('hire', { car: { name: 'Safari 4x4, pop-up roof, extended', of: 'car', at: 'name' }, driver: 'hired' }),
      lineMessage('hireReason', { ...days, driver: 'hired' }),
      4,
      21_000,
      'vehicle',
    ),
  ],
  tailored: [
    line(
      lineMessage('travellers', { count: 2 }),
      lineMessage('baseAsWritten', { days: 12, nights: 11, options: 3, letter: 'B' }),
      2,
      466_400,
    ),
    line(
      lineMessage('child', { age: 11 }),
      lineMessage('baseAsWritten', { days: 12, nights: 11, options: 3, letter: 'B' }),
      1,
      291_900,
    ),
  ],
}
