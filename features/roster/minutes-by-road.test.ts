import { expect, test } from 'vitest'
import type { Leg } from '#features/places/leg.ts'
import { minutesByRoad } from './minutes-by-road.ts'

const leg = (fromId: string, toId: string, minutes: number, more: Partial<Leg> = {}): Leg => ({
  ...{ id: `${fromId}-${toId}`, fromId, toId, mode: 'road', km: minutes, minutes, minutesLeast: minutes, minutesMost: minutes },
  ...{ surface: null, vehicle: null, borderId: null, borderLeast: null, borderMost: null, status: 'open', note: '' },
  ...{ confidence: 'high', asOf: 2026 },
  ...more,
})

test('the quickest road counts, both ways and with its borders; a flight and a closed road do not', () => {
  const between = minutesByRoad([
    leg('kigali', 'musanze', 120),
    leg('musanze', 'kisoro', 60, { borderId: 'cyanika', borderLeast: 30, borderMost: 90 }),
    leg('kigali', 'kisoro', 30, { mode: 'air' }),
    leg('kigali', 'kamembe', 300),
    leg('kamembe', 'bukavu', 20, { status: 'suspended' }),
  ])
  expect(between('kisoro', 'kigali')).toBe(240)
  expect(between('kigali', 'kisoro')).toBe(240)
  expect(between('kigali', 'kigali')).toBe(0)
  expect(between('kigali', 'bukavu')).toBe(null)
  expect(between('kigali', 'atlantis')).toBe(null)
})
