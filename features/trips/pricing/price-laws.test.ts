import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeFor, residencies } from '#features/places/visitor-fee.ts'
import { isPassedOn, type PriceLine, sumOf } from '#features/pricing/price-line.ts'
import { withTaxes } from '#features/pricing/taxes.ts'
import { ageOfVisit, randomFee, randomTrips } from '#tests/support/random-trips.ts'
import { defaultPricing } from '#tests/support/tailored-items.ts'
import { addDays } from '#values/dates.ts'
import type { TripTraveller } from '../party.ts'
import { passedOnFee } from './passed-on-fee.ts'
import { type PricedTrip, priceTrip, type TripToPrice } from './price-trip.ts'

const numRuns = 1_000
const law = { numRuns }

function priced(trip: TripToPrice): PricedTrip {
  const found = priceTrip(trip)
  if (!found.done) throw new Error(JSON.stringify(found.refusal))
  return found.value
}
const ownOf = (lines: readonly PriceLine[]) => lines.filter(({ kind }) => !isPassedOn(kind))
const passedOnOf = (lines: readonly PriceLine[]) => lines.filter(({ kind }) => isPassedOn(kind))
const sorted = (lines: readonly PriceLine[]) => lines.map((line) => JSON.stringify(line)).sort()

test('what is passed on is the fee of each traveller at the age of the visit, whatever rules, VAT, steps and discounts are', () => {
  fc.assert(
    fc.property(randomTrips(), randomFee, fc.integer({ min: 1, max: 9 }), (trip, fee, day) => {
      const passedOn = passedOnFee(fee, trip.travellers, addDays(trip.startsOn, day - 1))
      const who = trip.travellers.map(({ position }) => position)
      const item = {
        id: 'fee',
        title: 'Fee',
        day,
        kind: 'fee',
        options: null,
        optional: false,
        who,
        isAbroad: false,
        rule: null,
      } as const
      const { options } = priced({ ...trip, items: [...trip.items.filter(({ passedOn }) => !passedOn), { ...item, passedOn }] })
      const charged = trip.travellers.map((one) => feeFor(fee, one.residency, ageOfVisit(one, day)))
      for (const { lines, optional } of options) {
        const feeLines = passedOnOf(lines)
        expect(feeLines.flatMap(({ quantity, unitMinor }) => Array.from({ length: quantity }, () => unitMinor)).sort()).toEqual(
          charged.toSorted(),
        )
        for (const line of feeLines)
          expect(line).toMatchObject({
            kind: fee.kind,
            refundable: false,
            vatMinor: 0,
            amountMinor: line.quantity * line.unitMinor,
          })
        expect(optional.flatMap((one) => passedOnOf(one.lines))).toEqual([])
      }
    }),
    law,
  )
})

test('base and rooms alone are not below what the items sell for, nor above it by a step a unit; and so is each that may be ticked', () => {
  fc.assert(
    fc.property(randomTrips(), (trip) => {
      const { options, margins } = priced(trip)
      const fits = (lines: readonly PriceLine[], sellMinor: number) => {
        const counted = lines.filter(({ kind }) => ['base', 'single', 'extra'].includes(kind))
        const units = counted.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(sumOf(counted)).toBeGreaterThanOrEqual(sellMinor)
        // What only somebody takes who travels free, and costs nothing, has no line.
        if (units > 0) expect(sumOf(counted)).toBeLessThan(sellMinor + trip.pricing.stepMinor * units)
      }
      for (const [at, { lines, optional }] of options.entries()) {
        const sells = new Map(margins[at]?.items.map(({ id, margin }) => [id, margin.ownMinor]))
        const included = trip.items.filter(({ id, optional: may }) => sells.has(id) && !may)
        fits(
          lines,
          included.reduce((sum, { id }) => sum + (sells.get(id) ?? 0), 0),
        )
        for (const one of optional) if (sells.has(one.id)) fits(one.lines, sells.get(one.id) ?? 0)
      }
    }),
    law,
  )
})

test('an item moves nobody whose it is not, where nobody travels free', () => {
  // Everybody is of another kind, so that a line is one traveller.
  const ages = fc.shuffledSubarray([3, 5, 7, 9, 11], { minLength: 1 }).map((children) => [40, ...children])
  fc.assert(
    fc.property(randomTrips({ ages, free: false }), (trip) => {
      const [dropped, ...items] = trip.items
      const unitOf = (of: PricedTrip, { position }: TripTraveller) => {
        const { age, bornOn } = trip.travellers.find((one) => one.position === position) ?? { age: null, bornOn: null }
        const label = position === 1 ? 'Traveller' : `Child of ${age ?? 2027 - Number(bornOn?.slice(0, 4))}`
        return of.options.map(({ lines }) => lines.find((line) => line.kind === 'base' && line.label === label)?.unitMinor)
      }
      const [before, after] = [priced(trip), priced({ ...trip, items })]
      for (const traveller of trip.travellers)
        if (!dropped?.who.includes(traveller.position)) {
          expect(unitOf(before, traveller)).not.toContain(undefined)
          expect(unitOf(before, traveller)).toEqual(unitOf(after, traveller))
        }
    }),
    law,
  )
})

test('ticks are additive: what may be ticked changes no line of its option, nor of another that may be', () => {
  fc.assert(
    fc.property(randomTrips(), (trip) => {
      const { options } = priced(trip)
      const without = priced({ ...trip, items: trip.items.filter(({ optional }) => !optional) }).options
      for (const [at, { letter, lines, totalMinor, optional }] of options.entries()) {
        expect(lines).toEqual(without[at]?.lines)
        expect(totalMinor).toBe(sumOf(lines))
        for (const one of optional) {
          const alone = priced({ ...trip, items: trip.items.filter(({ id }) => id === one.id) }).options
          expect(alone.find((option) => option.letter === letter)?.optional).toEqual([one])
          expect(one.totalMinor).toBe(sumOf(one.lines))
        }
      }
    }),
    law,
  )
})

test('permuting the travellers permutes prices', () => {
  const trips = randomTrips().chain((trip) =>
    fc.tuple(fc.constant(trip), fc.shuffledSubarray([...trip.travellers], { minLength: trip.travellers.length })),
  )
  fc.assert(
    fc.property(trips, ([trip, shuffled]) => {
      // The first of the shuffled becomes traveller 1, and so on.
      const places = new Map(shuffled.map(({ position }, at) => [position, at + 1]))
      const moved = (who: readonly number[]) => who.map((position) => places.get(position) ?? 0).sort()
      const items = trip.items.map(({ cost, passedOn, ...item }) => ({
        ...item,
        who: moved(item.who),
        ...(cost && { cost: { ...cost, lines: cost.lines.map((line) => ({ ...line, who: moved(line.who) })) } }),
        ...(passedOn && {
          passedOn: {
            ...passedOn,
            units: passedOn.units.map(({ children, ...unit }) => ({
              ...unit,
              who: moved(unit.who),
              ...(children && { children: moved(children) }),
            })),
          },
        }),
      }))
      const travellers = shuffled.map((one, at) => ({ ...one, position: at + 1 }))
      const [before, after] = [priced(trip), priced({ ...trip, travellers, items })]
      expect(after.margins).toEqual(before.margins)
      for (const [at, option] of before.options.entries()) {
        expect(ownOf(after.options[at]?.lines ?? [])).toEqual(ownOf(option.lines))
        expect(sorted(after.options[at]?.lines ?? [])).toEqual(sorted(option.lines))
        expect(after.options[at]?.optional.map(({ lines }) => sorted(lines))).toEqual(
          option.optional.map(({ lines }) => sorted(lines)),
        )
      }
    }),
    law,
  )
})

test('a rule of a margin earns that share of the price without VAT, to a cent', () => {
  const who = [1]
  const travellers = [{ position: 1, bornOn: null, age: 40, residency: residencies[0], pays: true }]
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.nat(9_000), fc.nat(3_000), (netCostMinor, marginBp, vatHomeBp) => {
      const cost = { parts: [], lines: [], costMinor: netCostMinor, vatBackMinor: 0, netCostMinor }
      const item = { id: '1', title: 'X', day: 1, kind: 'other', options: null, optional: true, who, isAbroad: false } as const
      const trip: TripToPrice = {
        startsOn: '2027-07-06',
        days: 1,
        travellers,
        options: [{ letter: 'A', title: '', text: '', discount: null }],
        pricing: { ...defaultPricing, vatHomeBp },
        items: [{ ...item, rule: { marginBp }, cost }],
      }
      const found = priceTrip(trip)
      // A price above what is sold is refused.
      if (!found.done) return
      const margin = found.value.margins[0]?.items[0]?.margin
      expect(Math.abs((margin?.profitMinor ?? 0) * 10_000 - (margin?.withoutVatMinor ?? 0) * marginBp)).toBeLessThanOrEqual(
        10_000,
      )
    }),
    law,
  )
})

test('where everything bears one VAT, a line holds what every other price holds', () => {
  fc.assert(
    fc.property(randomTrips({ vat: fc.constant(1_800) }), (trip) => {
      const taxes = { vatBasisPoints: 1_800, tourismTaxBasisPoints: 0, lodgingInRwanda: false }
      for (const { lines, optional } of priced(trip).options)
        for (const all of [lines, ...optional.map((one) => one.lines)]) expect(withTaxes(all, taxes)).toEqual(all)
    }),
    law,
  )
})
