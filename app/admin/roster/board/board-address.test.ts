import { expect, test } from 'vitest'
import { boardAddress, mondayOf, readBoardQuery, stepsOf, windowOf } from './board-address.ts'

// A Wednesday.
const today = '2027-06-16'
const read = (text: string) => readBoardQuery(new URLSearchParams(text), today)

test('without a day it is two weeks from the Monday of this week, and what is no day counts as none', () => {
  for (const text of ['', 'from=2027-06-31&span=9', 'from=1999-01-01'])
    expect(windowOf(read(text)), text).toEqual({ from: '2027-06-14', to: '2027-06-27' })
})

test.each([
  ['span=1', '2027-06-14', '2027-06-20'],
  ['from=2027-07-01&span=4', '2027-07-01', '2027-07-28'],
  ['from=2028-02-10&span=month', '2028-02-01', '2028-02-29'],
])('%s is from %s to %s', (text, from, to) => expect(windowOf(read(text))).toEqual({ from, to }))

test('a month goes on by a month, weeks by as many', () => {
  expect(stepsOf({ from: '2027-12-01', span: 'month' })).toEqual({ before: '2027-11-01', after: '2028-01-01' })
  expect(stepsOf({ from: '2027-06-14', span: '2' })).toEqual({ before: '2027-05-31', after: '2027-06-28' })
})

test('an address is read and written again with its filters and its run; a dialog is added', () => {
  const text = 'from=2027-06-14&span=4&kind=guide&base=kigali&language=fr&class=suv&own=other&run=departure-12&ask=strip%3A5'
  const query = read(text)
  expect(boardAddress(query, { more: { ask: 'strip:5' } })).toBe(`/admin/roster?${text}`)
  expect(boardAddress(query, { run: '' })).not.toContain('run=')
})

test('a filter, an ownership and a run that are none are left out', () => {
  expect(read('kind=dog&own=mine&run=departure-0')).toMatchObject({
    filter: { kind: undefined, ownership: undefined },
    run: undefined,
    runText: '',
  })
})

test('a Sunday belongs to the week of the Monday before', () => expect(mondayOf('2027-06-20')).toBe('2027-06-14'))
