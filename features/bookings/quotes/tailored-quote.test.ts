import { expect, test } from 'vitest'
import { sumOf } from '#features/pricing/price-line.ts'
import type { ProposalContent, ProposedLetter } from '#features/proposals/proposal-content.ts'
import { partsOf } from '#features/proposals/proposal-sale.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { contentOf, idOf, saleOf } from '#tests/support/sent-proposal.ts'
import { overChristmas, twelveDays } from '#tests/support/tailored-trips.ts'
import { itemsWithAge, tailoredQuote } from './tailored-quote.ts'

const trip = twelveDays()
const [cooking, balloon] = [idOf('O1'), idOf('balloon')]
const now = new Date('2027-03-12T08:00:00Z')

function quoted(
  letter: ProposedLetter,
  ticked: readonly string[] = [],
  content: Partial<ProposalContent> = {},
  of = trip,
  at = now,
) {
  const sent = { id: 'p', reference: 'K7QM-42XD', content: { ...contentOf(of), ...content }, sale: saleOf(of) }
  const found = tailoredQuote(sent, { letter, ticked }, { settings: defaultSettings, now: at })
  return found.done ? found.value.quote : found.refusal
}

/** Total and deposit. */
const due = (letter: ProposedLetter, ticked?: readonly string[], of = trip) => {
  const found = quoted(letter, ticked, {}, of)
  if ('reason' in found) throw new Error(found.reason)
  expect(found.schedule.totalMinor).toBe(sumOf(found.lines))
  return [found.schedule.totalMinor, found.schedule.depositMinor]
}

test('every option with every set of ticks comes to what was sent and what is ticked', () => {
  const totals = { A: 1_475_389, B: 1_714_589, C: 2_415_589 } as const
  for (const [letter, totalMinor] of Object.entries(totals) as [keyof typeof totals, number][]) {
    expect(due(letter)[0]).toBe(totalMinor)
    expect(due(letter, [cooking])[0]).toBe(totalMinor + 9_800)
    expect(due(letter, [balloon])[0]).toBe(totalMinor + 144_000)
    expect(due(letter, [balloon, cooking, balloon])[0]).toBe(totalMinor + 153_800)
  }
})

test('deposits are those of the worked journeys', () => {
  expect((['A', 'B', 'C'] as const).map((letter) => due(letter)[1])).toEqual([690_269, 762_029, 972_329])
  expect((['A', 'B', 'C'] as const).map((letter) => due(letter, [cooking, balloon]))).toEqual([
    [1_629_189, 736_409],
    [1_868_389, 808_169],
    [2_569_389, 1_018_469],
  ])
  expect(due('A', [], overChristmas())).toEqual([849_774, 296_932])
  expect(due('A', [idOf('O1')], overChristmas())).toEqual([861_474, 300_442])
})

test('an option that is not there, a tick that is not in it and an estimate have no price', () => {
  expect(quoted('D')).toMatchObject({ reason: 'option-unknown' })
  expect(quoted('A', ['unknown'])).toMatchObject({ reason: 'tick-unknown' })
  const options = contentOf(trip).options.map((option) => ({ ...option, isEstimate: true }))
  expect(quoted('A', [], { options })).toMatchObject({ reason: 'estimate' })
})

test('booking closes at 18:00 in Kigali two days before the start, and opens 24 months ahead', () => {
  const at = (instant: string) => quoted('A', [], {}, trip, new Date(instant))
  expect(at('2027-07-04T15:59:59.999Z')).toMatchObject({ title: 'Three countries' })
  expect(at('2027-07-04T16:00:00Z')).toMatchObject({ reason: 'closed' })
  expect(at('2025-07-06T00:00:00Z')).toMatchObject({ title: 'Three countries' })
  expect(at('2025-07-05T20:00:00Z')).toMatchObject({ reason: 'too-far-ahead' })
})

test('who is too young for what is booked for them is refused by their age on its day', () => {
  const asking = (day: number, more: Partial<ProposalContent['items'][number]> = {}) =>
    contentOf(trip).items.map((item) => (item.id === cooking ? { ...item, day, minimumAge: 12, ...more } : item))
  // The child is 11 on the sixth day, and 12 on the seventh.
  expect(quoted('A', [cooking], { items: asking(6) })).toEqual({
    reason: 'travellers-too-young',
    travellers: [{ position: 3, age: 11, minimumAge: 12, rule: 'Cooking class in Kigali', of: 'fee' }],
  })
  expect(quoted('A', [cooking], { items: asking(7) })).toMatchObject({ title: 'Three countries' })
  expect(quoted('A', [], { items: asking(6) })).toMatchObject({ title: 'Three countries' })
  expect(quoted('A', [cooking], { items: asking(6, { who: [1, 2] }) })).toMatchObject({ title: 'Three countries' })
  expect(quoted('A', [cooking], { items: asking(6, { options: ['B'] }) })).toMatchObject({ title: 'Three countries' })
  expect(quoted('A', [cooking], { items: asking(6, { isOwn: true }) })).toMatchObject({ title: 'Three countries' })
})

test('what is booked is the choice on the days of the proposal, under its own terms, for travellers without names', () => {
  const content = contentOf(trip)
  const policy = { ...content.terms.policy, depositPercent: 41 }
  const sent = {
    id: 'p',
    reference: 'K7QM-42XD',
    content: { ...content, terms: { ...content.terms, policy } },
    sale: saleOf(trip),
  }
  const found = tailoredQuote(sent, { letter: 'A', ticked: [balloon] }, { settings: defaultSettings, now })
  if (!found.done) throw new Error(found.refusal.reason)
  const { quote, party, product } = found.value
  expect(quote).toMatchObject({ startsOn: '2027-07-06', endsOn: '2027-07-17' })
  expect(quote.order).toEqual({
    ...{ kind: 'tailored', proposal: 'p', reference: 'K7QM-42XD', option: 'A', ticked: [balloon] },
    ...{ extras: [], code: null },
  })
  expect(quote.parts).toEqual(partsOf(sent.sale, { letter: 'A', ticked: [balloon] }, '2027-03-12'))
  expect(party[0]).toMatchObject({ position: 1, firstNames: null, familyName: null })
  expect(product).toMatchObject({ kind: 'tailored', settings: { cancellationPolicies: { tours: { depositPercent: 41 } } } })
  expect(product.settings.cancellationPolicies.stays).toEqual(defaultSettings.cancellationPolicies.stays)
})

test('what asks for an age asks it of everybody who takes part, and what asks for none of nobody', () => {
  const [item] = contentOf(trip).items
  if (!item) throw new Error('Nothing is offered')
  const asked = (more: Partial<ProposalContent['items'][number]>, position: number) =>
    itemsWithAge(
      { items: [{ ...item, options: null, optional: false, isOwn: false, ...more }] },
      { letter: 'A', ticked: [] },
      position,
    )
  expect(asked({ minimumAge: 12, who: null }, 3)).toHaveLength(1)
  expect(asked({ minimumAge: 12, who: [3] }, 3)).toHaveLength(1)
  expect(asked({ minimumAge: 12, who: [1] }, 3)).toEqual([])
  expect(asked({ minimumAge: 0, who: null }, 3)).toEqual([])
})
