import fc from 'fast-check'
import { residencies, type VisitorFee } from '#features/places/visitor-fee.ts'
import { ageOnDay, type TripTraveller } from '#features/trips/party.ts'
import { itemKinds, type PriceRule } from '#features/trips/price-rule.ts'
import { passedOnFee } from '#features/trips/pricing/passed-on-fee.ts'
import type { TripToPrice } from '#features/trips/pricing/price-trip.ts'
import type { PricedItem } from '#features/trips/pricing/priced-item.ts'
import type { StoredCost, StoredCostLine, StoredCostPart } from '#features/trips/stored-cost.ts'
import { addDays } from '#values/dates.ts'
import { visitorFee } from './tailored-items.ts'

const startsOn = '2027-07-06'
const cents = fc.integer({ min: 1, max: 300_000 })

/** A party of so many ages on the first day, some of whom may travel free; the first one pays. */
const partyOf = (ages: fc.Arbitrary<number[]>, free: boolean): fc.Arbitrary<TripTraveller[]> =>
  ages.chain((of) =>
    fc
      .tuple(...of.map((age) => fc.tuple(fc.constant(age), fc.constantFrom(...residencies), fc.boolean(), fc.boolean())))
      .map((all) =>
        all.map(([age, residency, isBorn, isFree], at) => ({
          position: at + 1,
          bornOn: isBorn ? `${2027 - age}-07-0${1 + (at % 6)}` : null,
          age: isBorn ? null : age,
          residency,
          pays: at === 0 || !free || !isFree,
        })),
      ),
  )

const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({ markupBp: fc.integer({ min: -5_000, max: 30_000 }) }),
  fc.record({ marginBp: fc.integer({ min: -10_000, max: 9_000 }) }),
  fc.record({ sellMinor: fc.integer({ min: 0, max: 900_000 }), reason: fc.constant('By hand') }),
)

/** Components of one contract for some of the party: of one each, of one alone, of all together, and places that are free. */
const linesOf = (part: number, who: readonly number[]): fc.Arbitrary<StoredCostLine[]> => {
  const line = { part, day: startsOn, units: fc.integer({ min: 1, max: 5 }), unitMinor: cents }
  const one = fc.constantFrom(...who).map((position) => [position])
  return fc.array(
    fc.oneof(
      fc.record({
        ...line,
        part: fc.constant(part),
        day: fc.constant(startsOn),
        what: fc.constantFrom('sharing' as const, 'child' as const),
        who: one,
      }),
      fc.record({
        ...line,
        part: fc.constant(part),
        day: fc.constant(startsOn),
        what: fc.constant('single' as const),
        who: one,
        sharingMinor: cents,
      }),
      fc.record({
        ...line,
        part: fc.constant(part),
        day: fc.constant(startsOn),
        what: fc.constantFrom('unit' as const, 'supplement' as const),
        who: fc.constant([...who]),
      }),
      fc.record({
        part: fc.constant(part),
        day: fc.constant(startsOn),
        what: fc.constant('free' as const),
        units: fc.constant(-1),
        unitMinor: cents,
        who: fc.constant([...who]),
      }),
    ),
    { maxLength: 4 },
  )
}

const partOf = (costMinor: number, vatBackMinor: number): StoredCostPart => ({
  contractId: 1,
  contract: 'Contract 2027',
  currency: 'USD',
  beforeTaxMinor: costMinor,
  levyMinor: 0,
  vatAddedMinor: 0,
  costMinor,
  vatBackMinor,
  usd: { costMinor, vatBackMinor },
})

const costFor = (who: readonly number[]): fc.Arbitrary<StoredCost> =>
  fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 15 })), { maxLength: 2 }).chain((costs) => {
    const parts = costs.map(([cost, percent]) => partOf(cost, Math.floor((cost * percent) / 100)))
    const sum = (read: (part: StoredCostPart) => number) => parts.reduce((all, part) => all + read(part), 0)
    const [costMinor, vatBackMinor] = [sum((part) => part.costMinor), sum((part) => part.vatBackMinor)]
    return fc.tuple(...parts.map((_, part) => linesOf(part, who))).map((lines) => ({
      parts,
      lines: lines.flat(),
      costMinor,
      vatBackMinor,
      netCostMinor: costMinor - vatBackMinor,
    }))
  })

export const randomFee: fc.Arbitrary<VisitorFee> = fc
  .record({
    kind: fc.constantFrom('permit' as const, 'park-fee' as const),
    foreignMinor: fc.integer({ min: 100, max: 150_000 }),
    residentMinor: fc.option(fc.nat(90_000)),
    africanMinor: fc.option(fc.nat(90_000)),
    eacMinor: fc.option(fc.nat(90_000)),
    child: fc.option(
      fc.record({
        childFrom: fc.integer({ min: 0, max: 9 }),
        childTo: fc.option(fc.integer({ min: 10, max: 17 })),
        childMinor: fc.nat(9_000),
      }),
    ),
  })
  .map(({ child, ...fee }) => visitorFee('Fee', fee.foreignMinor, { ...fee, ...(fee.kind === 'park-fee' && child) }))

const itemFor = (travellers: readonly TripTraveller[]): fc.Arbitrary<Omit<PricedItem, 'id'>> =>
  fc
    .subarray(
      travellers.map(({ position }) => position),
      { minLength: 1 },
    )
    .chain((who) =>
      fc
        .record({
          title: fc.constant('Item'),
          day: fc.integer({ min: 1, max: 9 }),
          kind: fc.constantFrom(...itemKinds),
          options: fc.constantFrom(null, ['A' as const], ['B' as const]),
          optional: fc.boolean(),
          who: fc.constant(who),
          isAbroad: fc.boolean(),
          rule: fc.option(rule),
          cost: fc.option(costFor(who), { freq: 4 }),
          fee: randomFee,
        })
        .map(({ cost, fee, ...item }) => {
          const payers = travellers.filter(({ position }) => who.includes(position))
          return cost ? { ...item, cost } : { ...item, passedOn: passedOnFee(fee, payers, addDays(startsOn, item.day - 1)) }
        }),
    )

/**
 * Any trip with a price: two options, one with a discount, VAT of Rwanda and of abroad. Nothing is by hand but what items sell
 * for.
 */
export const randomTrips = ({
  ages = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 6 }),
  free = true,
  vat = fc.constantFrom(0, 1_600, 1_800),
}: {
  ages?: fc.Arbitrary<number[]>
  free?: boolean
  vat?: fc.Arbitrary<number>
} = {}): fc.Arbitrary<TripToPrice> =>
  partyOf(ages, free).chain((travellers) =>
    fc.record({
      startsOn: fc.constant(startsOn),
      days: fc.constant(10),
      travellers: fc.constant(travellers),
      options: fc.tuple(fc.option(fc.integer({ min: 1, max: 100 })), fc.option(cents)).map(([percent, amountMinor]) =>
        (['A', 'B'] as const).map((letter) => ({
          letter,
          title: letter,
          text: '',
          discount:
            letter === 'A'
              ? { label: 'Off', reason: 'Friends', percent, amountMinor: percent === null ? amountMinor : null }
              : null,
        })),
      ),
      pricing: fc.record({
        rule,
        byKind: fc.dictionary(fc.constantFrom(...itemKinds), rule),
        stepMinor: fc.constantFrom(1, 100, 500),
        vatHomeBp: vat,
        vatAbroadBp: vat,
      }),
      items: fc
        .array(itemFor(travellers), { minLength: 1, maxLength: 6 })
        .map((items) => items.map((item, at) => ({ ...item, id: String(at + 1) }))),
    }),
  )

/** The age of a traveller on a day of a random trip, from 1. */
export const ageOfVisit = (traveller: TripTraveller, day: number): number => ageOnDay(traveller, addDays(startsOn, day - 1))
