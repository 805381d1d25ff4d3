import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Basis, cargoOf, cbmOf, chargeableWeight, type Piece } from './chargeable-weight.ts'

const boxes: Piece = { count: 4, lengthCm: 80, widthCm: 60, heightCm: 50, kg: 24 }
const cubic = (cbm: number, grossKg: number) => ({ volumeCm3: cbm * 1_000_000, grossKg })

test('four boxes of 80 × 60 × 50 cm and 96 kg are 0.96 m³, and by air 160 kg', () => {
  const cargo = cargoOf([boxes])
  expect(cargo).toEqual({ pieces: 4, volumeCm3: 960_000, grossKg: 96 })
  expect(cbmOf(cargo)).toBe(0.96)
  expect(chargeableWeight(cargo, 'air')).toEqual({ unit: 'kg', bySize: 160, byWeight: 96, chargeable: 160 })
})

test('92 kg in 0.3 m³ by air are 92 kg, because the size counts as 50', () => {
  expect(chargeableWeight(cubic(0.3, 92), 'air')).toMatchObject({ bySize: 50, chargeable: 92 })
})

test('3.2 m³ of 1,450 kg at sea are 3.2 revenue tonnes', () => {
  expect(chargeableWeight(cubic(3.2, 1450), 'sea')).toEqual({ unit: 'tonne', bySize: 3.2, byWeight: 1.45, chargeable: 3.2 })
})

test('6 m³ of 1,200 kg in a shared truck are 1,998 kg', () => {
  expect(chargeableWeight(cubic(6, 1200), 'road')).toMatchObject({ unit: 'kg', chargeable: 1998 })
})

test('a courier divides by 5,000, so the same boxes are heavier there than in the air', () => {
  expect(chargeableWeight(cargoOf([boxes]), 'courier').chargeable).toBe(192)
})

test('one cubic metre without weight counts as 166.667 kg by air, 200 by courier, 333 by road and one tonne at sea', () => {
  const of = (basis: Basis) => chargeableWeight(cubic(1, 0), basis).chargeable
  expect([of('air'), of('courier'), of('road'), of('sea')]).toEqual([166.667, 200, 333, 1])
})

test('rows of pieces add up, and nothing is nothing', () => {
  expect(cargoOf([boxes, { ...boxes, count: 1, kg: 0.5 }])).toEqual({ pieces: 5, volumeCm3: 1_200_000, grossKg: 96.5 })
  expect(cargoOf([])).toEqual({ pieces: 0, volumeCm3: 0, grossKg: 0 })
})

test('what is charged is never less than the weight nor than the size, and always one of the two', () => {
  const figure = fc.integer({ min: 1, max: 400 })
  const piece = fc.record({ count: figure, lengthCm: figure, widthCm: figure, heightCm: figure, kg: figure })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom<Basis>('air', 'courier', 'sea', 'road'), (pieces, basis) => {
      const { bySize, byWeight, chargeable } = chargeableWeight(cargoOf(pieces), basis)
      expect(chargeable).toBe(Math.max(bySize, byWeight))
    }),
  )
})
