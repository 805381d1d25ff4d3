import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followLines } from './follow-lines.ts'
import { noDetails } from './line-details.ts'
import { factsOf, isLive, type LineState, type NeededLine, type OrderLine, toSend } from './order-line.ts'

const line = (itemKey: string, supplierId: number | null, adults = 2, firstDay = '2027-06-07'): NeededLine => ({
  itemKey,
  supplierId,
  serviceId: supplierId === null ? null : supplierId * 10,
  kind: 'stay',
  title: supplierId === null ? '' : `Stay of ${supplierId}`,
  firstDay,
  lastDay: firstDay,
  details: { ...noDetails, adults, rooms: [{ adults, childAges: [] }] },
  currency: 'USD',
  costMinor: supplierId === null ? null : adults * 15_000,
})

/** The lines of a run, changed as the actions change them: what follows, what is sent, what is answered. */
class Model {
  lines: OrderLine[] = []
  follow(needed: readonly NeededLine[]) {
    const changes = followLines(needed, this.lines)
    for (const change of changes) {
      if (change.what === 'add') this.lines.push(stored(this.lines.length + 1, change.needed, change.state))
      else if (change.what === 'choose') this.update(change.id, { ...change.needed, state: 'to-request' })
      else if (change.what === 'change') this.update(change.id, { ...change.needed })
      else if (change.what === 'restore') this.update(change.id, { ...change.needed, state: change.state, cancelledFrom: '' })
      else if (change.what === 'drop') this.update(change.id, { state: 'dropped' })
      else this.update(change.id, { state: 'cancelled', cancelledFrom: this.of(change.id).state })
    }
    return changes
  }
  send() {
    const sent = this.lines.flatMap((one) => (toSend(one) ? [one] : []))
    for (const one of sent)
      this.update(
        one.id,
        one.state === 'cancelled' ? { cancellationSentAt: new Date(0) } : { sent: factsOf(one), state: 'requested' },
      )
    return sent
  }
  answer(answer: 'confirmed' | 'declined') {
    for (const one of this.lines.filter(({ state }) => state === 'requested'))
      this.update(one.id, answer === 'confirmed' ? { state: 'confirmed', agreed: one.sent } : { state: 'declined', agreed: null })
  }
  of = (id: number): OrderLine => {
    const found = this.lines.find((one) => one.id === id)
    if (!found) throw new Error('There is no such line')
    return found
  }
  update(id: number, change: Partial<OrderLine>) {
    this.lines = this.lines.map((one) => (one.id === id ? { ...one, ...change, id } : one))
  }
}

const stored = (id: number, needed: NeededLine, state: LineState): OrderLine => ({
  ...needed,
  id,
  runId: 1,
  orderId: needed.supplierId,
  state,
  sent: null,
  agreed: null,
  declinedFingerprint: '',
  theirReference: '',
  provisionalUntil: null,
  answerBy: null,
  proposedMinor: null,
  feeMinor: 0,
  cancelledFrom: '',
  cancellationSentAt: null,
  note: '',
  confirmedAt: null,
  endedAt: null,
  version: 1,
})

const anyNeeded = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    supplier: fc.constantFrom(null, 1, 2),
    adults: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ key }) => key, maxLength: 3 },
)
const asLines = (all: readonly { key: string; supplier: number | null; adults: number }[]) =>
  all.map(({ key, supplier, adults }) => line(key, supplier, adults))
const step = fc.oneof(
  anyNeeded.map((needed) => ({ follow: asLines(needed) })),
  fc.constant({ send: true as const }),
  fc.constantFrom({ answer: 'confirmed' as const }, { answer: 'declined' as const }),
)
const runs = { numRuns: 1000 }

test('followed again, nothing is left to change, and each thing that is needed has one live line, whatever was sent and answered', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), anyNeeded, (steps, last) => {
      const model = played(steps)
      const needed = asLines(last)
      model.follow(needed)
      expect(model.follow(needed)).toEqual([])
      const live = model.lines.filter(({ state }) => isLive(state))
      expect(live.map(({ itemKey }) => itemKey).toSorted()).toEqual(needed.map(({ itemKey }) => itemKey).toSorted())
    }),
    runs,
  )
})

test('the order of what is needed and of the lines does not matter', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), anyNeeded, (steps, last) => {
      const model = played(steps)
      const byText = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).toSorted()
      const turned = followLines(asLines(last).toReversed(), model.lines.toReversed())
      expect(byText(turned)).toEqual(byText(followLines(asLines(last), model.lines)))
    }),
    runs,
  )
})

test('sent and confirmed, a change there and back leaves nothing to send to anybody who was asked', () => {
  fc.assert(
    fc.property(anyNeeded, anyNeeded, (first, other) => {
      const model = new Model()
      model.follow(asLines(first))
      model.send()
      model.answer('confirmed')
      model.follow(asLines(other))
      model.follow(asLines(first))
      const again = model.lines.filter((one) => toSend(one) && one.sent)
      expect(again).toEqual([])
    }),
    runs,
  )
})

test('who is sent something is who is asked for what changed: a request, a change, or a cancellation of what they know', () => {
  fc.assert(
    fc.property(anyNeeded, anyNeeded, (first, other) => {
      const model = new Model()
      model.follow(asLines(first))
      model.send()
      model.answer('confirmed')
      const before = model.lines
      model.follow(asLines(other))
      const sent = model.send()
      const expected = new Set([
        ...before
          .filter(({ state, itemKey, supplierId, details }) => {
            const now = other.find(({ key }) => key === itemKey)
            return state === 'confirmed' && (now?.supplier !== supplierId || now?.adults !== details.adults)
          })
          .map(({ itemKey, supplierId }) => `${itemKey} ${supplierId}`),
        ...other
          .filter(({ key, supplier }) => supplier !== null && first.find((one) => one.key === key)?.supplier !== supplier)
          .map(({ key, supplier }) => `${key} ${supplier}`),
      ])
      expect(new Set(sent.map(({ itemKey, supplierId }) => `${itemKey} ${supplierId}`))).toEqual(expected)
      expect(model.send(), 'a second press sends nothing').toEqual([])
    }),
    runs,
  )
})

function played(steps: readonly ({ follow: NeededLine[] } | { send: true } | { answer: 'confirmed' | 'declined' })[]): Model {
  const model = new Model()
  for (const one of steps) {
    if ('follow' in one) model.follow(one.follow)
    else if ('send' in one) model.send()
    else model.answer(one.answer)
  }
  return model
}

test('what was written and never left is dropped where it is not needed, also once it is cancelled, and what goes on is told', () => {
  const model = new Model()
  model.follow([line('a', 1), line('b', 2)])
  model.send()
  const ends = (needed: readonly NeededLine[], unheard: number[]) => {
    let goesOn: number[] = []
    const isUnheard = (id: number, staying: ReadonlySet<number>) => {
      goesOn = [...staying]
      return unheard.includes(id)
    }
    return { changes: followLines(needed, model.lines, isUnheard), goesOn }
  }
  expect(ends([line('a', 1)], [2])).toEqual({ changes: [{ what: 'drop', id: 2 }], goesOn: [1] })
  expect(ends([line('a', 1)], [1]).changes).toEqual([{ what: 'cancel', id: 2 }])
  model.follow([])
  expect(ends([], [1])).toEqual({ changes: [{ what: 'drop', id: 1 }], goesOn: [] })
  expect(ends([line('a', 1)], [1]).changes, 'needed again').toMatchObject([{ what: 'restore', id: 1 }])
})
