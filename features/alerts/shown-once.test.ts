import { describe, expect, test } from 'vitest'
import { isShownBy, sharedFacts, showOnce } from './shown-once.ts'

const of = (fact: string, ...about: string[]) => ({ fact, about })
const facts = (all: readonly { fact: string }[]) => all.map(({ fact }) => fact)
const pairs = Object.entries(sharedFacts).flatMap(([fact, { by }]) =>
  by.filter((other) => other !== fact).map((other) => [fact, other] as const),
)

test.each(pairs)('%s of the same stands under %s, and of something else by itself', (fact, by) => {
  const [shown] = showOnce([of(fact, 'a', 'b'), of(by, 'b')])
  expect(shown?.one.fact).toBe(by)
  expect(showOnce([of(fact, 'a', 'b'), of(by, 'b')])).toHaveLength(1)
  const { adds, isNext, hasLine } = sharedFacts[fact] ?? {}
  expect(facts(shown?.also ?? [])).toEqual(adds ? [fact] : [])
  expect(shown?.next?.fact).toBe(isNext ? fact : undefined)
  expect(facts(showOnce([of(fact, 'a'), of(by, 'b')]).map(({ one }) => one))).toEqual(
    [fact, by].filter((one) => one !== fact || !hasLine).filter((one) => !sharedFacts[one]?.hasLine),
  )
})

describe('a lot of permits that expired', () => {
  const pool = 'pool:gorilla:2027-06-12'
  const expired = of('permit-lot-expired', 'lot:7', pool)
  const short = of('permit-short', pool)
  const buy = of('permit-buy-by', 'need:K7QM:gorilla:2027-06-12')
  const balance = of('permit-balance', 'lot:7', pool)
  const reserve = of('permits', pool, 'need:K7QM:gorilla:2027-06-12')

  test('is one task: to reserve as many, which says that they expired', () => {
    const shown = showOnce([expired, short, buy, balance, reserve])
    expect(shown).toEqual([{ one: reserve, also: [expired], next: undefined }])
  })

  test('that leaves too little for holds alone is what is short; where it leaves nobody short it is news of its own', () => {
    expect(showOnce([expired, short])).toEqual([{ one: short, also: [expired], next: undefined }])
    expect(showOnce([balance, expired])).toEqual([{ one: expired, also: [], next: undefined }])
    expect(facts(showOnce([expired, of('permits', 'pool:gorilla:2027-06-13')]).map(({ one }) => one))).toEqual([
      ...['permit-lot-expired', 'permits'],
    ])
  })
})

test('a request whose order is not sent leads to sending it, and says what a supplier answered', () => {
  const [send, declined] = [of('order-to-send', 'booking-1'), of('supply-declined', 'booking-1')]
  const [choose, request] = [of('order-to-choose', 'booking-1'), of('request', 'booking-1')]
  expect(showOnce([declined, request, choose, send])).toEqual([{ one: request, also: [declined, choose, send], next: choose }])
})

test('papers that are late for several permits of a booking are one task', () => {
  const [first, second, other] = ['booking-1', 'booking-1', 'booking-2'].map((of_) => of('permit-papers-missing', of_))
  expect(showOnce([first, second, other].filter((one) => one !== undefined))).toMatchObject([
    { one: first, also: [second] },
    { one: other, also: [] },
  ])
})

test('no fact stands under one that stands under it, however long the way', () => {
  const othersOf = (fact: string) => (sharedFacts[fact]?.by ?? []).filter((by) => by !== fact)
  const reaches = (fact: string, seen: readonly string[]): readonly string[] =>
    othersOf(fact).flatMap((by) => (seen.includes(by) ? [by] : reaches(by, [...seen, by])))
  for (const fact of Object.keys(sharedFacts)) expect(reaches(fact, [fact]), fact).toEqual([])
})

test('on the card of a day an alert is not said again where a line of the card says it', () => {
  expect(isShownBy(['crew'], 'crew-declined:5')).toBe(true)
  expect(isShownBy(['permits'], 'crew-declined:5')).toBe(false)
  expect(isShownBy(['crew'], 'crew-busy:5:out'), 'a vehicle that is still with a customer').toBe(false)
  expect(isShownBy(['crew', 'permits'], 'notice:evt_1')).toBe(false)
})
