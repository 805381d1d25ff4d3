import fc from 'fast-check'
import { expect, test } from 'vitest'
import reference from '#db/reference/freight-lanes.json' with { type: 'json' }
import type { Cargo } from './chargeable-weight.ts'
import { estimateOf } from './estimate.ts'
import type { Lane } from './lane.ts'

const lanes = reference as Lane[]
const laneOf = (id: string): Lane => {
  const found = lanes.find((lane) => lane.id === id)
  if (!found) throw new Error(`No lane ${id}`)
  return found
}
const cargo = (cbm: number, grossKg: number): Cargo => ({ pieces: 1, volumeCm3: Math.round(cbm * 1_000_000), grossKg })
const estimate = (id: string, of: Cargo, documents?: boolean) => estimateOf(laneOf(id), of, documents)

test('160 kg from Dubai by air go at the rate from 100 kg: 400.00, with fuel and security up to 592.00', () => {
  expect(estimate('dubai-kigali-air', cargo(0.96, 96))).toEqual([
    { per: 'kilogram', kg: 160, asKg: 160, isMinimum: false, leastMinor: 40_000, mostMinor: 59_200 },
  ])
})

test('92 kg are charged as 100 kg, because 250.00 is less than 276.00', () => {
  expect(estimate('dubai-kigali-air', cargo(0.3, 92))).toMatchObject([{ kg: 92, asKg: 100, leastMinor: 25_000 }])
})

test('a light parcel by air pays the minimum charge of its lane', () => {
  expect(estimate('dubai-kigali-air', cargo(0.01, 3))).toMatchObject([{ isMinimum: true, leastMinor: 7500 }])
})

test('3.2 m³ from Dar es Salaam share a container for 272 to 384 dollars, or have one of their own', () => {
  expect(estimate('dar-kigali-road', cargo(3.2, 1450))).toEqual([
    { per: 'revenue-tonne', tonnes: 3.2, leastMinor: 27_200, mostMinor: 38_400 },
    { per: 'container', size: '20ft', count: 1, leastMinor: 270_000, mostMinor: 350_000 },
    { per: 'container', size: '40ft', count: 1, leastMinor: 330_000, mostMinor: 430_000 },
  ])
})

test('containers fill up by room or by weight, whichever is full first', () => {
  const counts = (of: Cargo) =>
    estimate('kigali-dar-road-export', of).flatMap((line) => (line.per === 'container' ? [[line.size, line.count]] : []))
  expect(counts(cargo(28, 1000))).toEqual([
    ['20ft', 1],
    ['40ft', 1],
  ])
  expect(counts(cargo(29, 1000))).toEqual([
    ['40ft', 1],
    ['20ft', 2],
  ])
  // 26,700 kg is what a 40 ft box is built for, less than the roads allow.
  expect(counts(cargo(5, 26_701))).toEqual([
    ['20ft', 2],
    ['40ft', 2],
  ])
})

test('1,998 kg to Nairobi are two tonnes, and half a tonne to Kampala is a whole one', () => {
  expect(estimate('kigali-nairobi-road', cargo(6, 1200))[0]).toEqual({
    per: 'tonne',
    tonnes: 2,
    leastMinor: 22_000,
    mostMinor: 30_000,
  })
  expect(estimate('kigali-kampala-road', cargo(0.2, 500))[0]).toMatchObject({ tonnes: 1, leastMinor: 6500 })
})

test('a courier takes the smallest parcel that is large enough, a document rate only with documents, and nothing above the largest', () => {
  expect(estimate('courier-international', cargo(0.002, 0.4))).toMatchObject([{ documents: false, mostKg: 1 }])
  expect(estimate('courier-international', cargo(0.002, 0.4), true)).toMatchObject([{ documents: true, mostKg: 0.5 }])
  expect(estimate('courier-international', cargo(0.01, 5.1))).toMatchObject([{ mostKg: 10 }])
  expect(estimate('courier-international', cargo(0.01, 10.1))).toEqual([])
})

test('no goods cost nothing on any lane', () => {
  expect(lanes.flatMap((lane) => estimateOf(lane, { pieces: 0, volumeCm3: 0, grossKg: 0 }))).toEqual([])
})

test('on every lane a range goes up, in whole cents above zero, and the cheapest comes first', () => {
  const size = fc.record({ cbm: fc.double({ min: 0.001, max: 300, noNaN: true }), kg: fc.integer({ min: 1, max: 90_000 }) })
  fc.assert(
    fc.property(fc.constantFrom(...lanes), size, (lane, { cbm, kg }) => {
      const lines = estimateOf(lane, cargo(cbm, kg))
      for (const { leastMinor, mostMinor } of lines) {
        expect([
          Number.isInteger(leastMinor),
          Number.isInteger(mostMinor),
          leastMinor > 0,
          leastMinor <= mostMinor,
        ]).not.toContain(false)
      }
      expect(lines.map(({ leastMinor }) => leastMinor)).toEqual(
        lines.map(({ leastMinor }) => leastMinor).toSorted((a, b) => a - b),
      )
    }),
  )
})
