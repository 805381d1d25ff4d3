import { expect, test } from 'vitest'
import { ownItemsOf, type TripCrewItem } from './own-items.ts'

const item = (more: Partial<TripCrewItem>): TripCrewItem => ({
  ...{ id: 'one', kind: 'transport', day: 1, days: 1, options: null, optional: false, isOurs: true, who: null },
  ...{ vehicles: null, seats: null, quantity: null },
  ...more,
})
const guide = (more: Partial<TripCrewItem> = {}) => item({ kind: 'guide', ...more })
const of = (items: TripCrewItem[], ticked: string[] = []) => ownItemsOf(items, { option: 'B', ticked, travellers: 9 })

test('an option that says nothing of vehicles or guides is not known', () => {
  expect(of([])).toEqual({ cars: null, guides: null })
  expect(of([guide({ options: ['A'] })])).toEqual({ cars: null, guides: null })
  expect(of([guide({ optional: true })])).toEqual({ cars: null, guides: null })
})

test('what a supplier sells, or the customer arranges, needs nobody of ours', () => {
  expect(of([item({ isOurs: false }), guide({ isOurs: false })])).toEqual({ cars: 0, guides: 0 })
})

test('ours are counted on the day that has most of them, in the option that was accepted with its ticks', () => {
  const days = [item({ day: 1, days: 3 }), item({ day: 3, days: 2 }), item({ day: 5 })]
  expect(of(days)).toEqual({ cars: 2, guides: null })
  const guides = [guide({ options: ['B', 'C'] }), guide({ id: 'ticked', optional: true }), guide({ options: ['A'] })]
  expect(of(guides, ['ticked'])).toEqual({ cars: null, guides: 2 })
  expect(of(guides)).toEqual({ cars: null, guides: 1 })
})

test('vehicles are as many as it says, else as its seats need for who takes part', () => {
  expect(of([item({ vehicles: 3, seats: 4 })])).toMatchObject({ cars: 3 })
  expect(of([item({ seats: 4 })])).toMatchObject({ cars: 3 })
  expect(of([item({ seats: 4, who: 4 })])).toMatchObject({ cars: 1 })
})

test('an item may be for several guides', () => {
  expect(of([guide({ quantity: 3 })]).guides).toBe(3)
})
