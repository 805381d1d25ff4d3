import { expect, test } from 'vitest'
import { lotStates } from '#features/permits/lot.ts'
import { actionsOf, isEnded, nextAction } from './lot-actions.ts'

const of = (state: (typeof lotStates)[number], isVisited = false) =>
  actionsOf({ state, isOver: false, isVisited, topUpMinor: 0, hasFormerTerms: false }).join(' ')

test('each state offers what can be done with its permits, and nothing once they are gone', () => {
  expect(Object.fromEntries(lotStates.map((state) => [state, of(state)]))).toEqual({
    wanted: 'reserve deposit pay give drop',
    reserved: 'deposit pay give move give-back withdraw',
    deposited: 'pay give move give-back withdraw',
    paid: 'give move give-back withdraw',
    used: '',
    expired: '',
    released: '',
    withdrawn: '',
  })
})

test('once their day has come, permits that were for somebody may be marked as not seen, or ill at the gate', () =>
  expect([of('paid', true), of('used', true), of('reserved', true)]).toEqual([
    'not-seen ill-at-gate give move give-back withdraw',
    'not-seen ill-at-gate',
    'deposit pay give move give-back withdraw',
  ]))

test('permits of a cheaper class that cover nobody are topped up, where they are ours', () => {
  const topUp = (state: (typeof lotStates)[number]) =>
    actionsOf({ state, isOver: false, isVisited: false, topUpMinor: 1, hasFormerTerms: false }).includes('top-up')
  expect(lotStates.filter(topUp)).toEqual(['reserved', 'deposited', 'paid'])
})

test('permits that are held by former terms may be given those of today', () => {
  const apply = (state: (typeof lotStates)[number]) =>
    actionsOf({ state, isOver: false, isVisited: false, topUpMinor: 0, hasFormerTerms: true }).includes('apply-terms')
  expect(lotStates.filter(apply)).toEqual(['reserved', 'deposited', 'paid'])
})

test('a lot whose end has come offers nothing, though the clock has not counted it yet', () =>
  expect(actionsOf({ state: 'reserved', isOver: true, isVisited: false, topUpMinor: 0, hasFormerTerms: false })).toEqual([]))

test('what is next can be done, and of permits that are ours or gone nothing is next', () => {
  for (const state of lotStates) {
    const next = nextAction(state)
    if (next) expect(actionsOf({ state, isOver: false, isVisited: false, topUpMinor: 0, hasFormerTerms: false })).toContain(next)
    if (isEnded(state) || state === 'paid') expect(next).toBeUndefined()
  }
})
