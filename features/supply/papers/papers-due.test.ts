import { expect, test } from 'vitest'
import { noDetails } from '../lines/line-details.ts'
import type { LineFacts } from '../lines/order-line.ts'
import { papersDue } from './papers-due.ts'

const facts = (kind: LineFacts['kind']): LineFacts => ({
  kind,
  serviceId: 1,
  title: 'A service',
  firstDay: '2027-06-10',
  lastDay: '2027-06-11',
  details: noDetails,
  currency: 'USD',
  costMinor: null,
})
const stay = { state: 'confirmed', agreed: facts('stay') } as const

test.each([
  ['31 days before', stay, [], '2027-05-10', []],
  ['30 days before', stay, [], '2027-05-11', ['rooming-list']],
  ['14 days before', stay, [], '2027-05-27', ['rooming-list', 'voucher']],
  ['on its last day', stay, [], '2027-06-11', ['rooming-list', 'voucher']],
  ['when it is over', stay, [], '2027-06-12', []],
  ['once the list was sent', stay, [{ kind: 'rooming-list' }], '2027-05-27', ['voucher']],
  ['of no night', { state: 'confirmed', agreed: facts('activity') }, [], '2027-05-27', ['voucher']],
  ['of what is not confirmed', { state: 'requested', agreed: null }, [], '2027-06-01', []],
] as const)('%s', (_, line, messages, today, due) => {
  expect(papersDue([line], messages, today)).toEqual(due)
})
