import { expect, test } from 'vitest'
import { readAnswer } from '#features/supply/answers/read-answer.ts'
import type { LineState } from '#features/supply/lines/order-line.ts'
import { fillReply } from './fill-reply.ts'

const today = '2027-05-07'
function filled(text: string, ...states: LineState[]) {
  const answer = readAnswer(text, { today })
  if (!answer.done) throw new Error('Too large')
  return fillReply(
    states.map((state, at) => ({ id: at + 1, state })),
    answer.value,
  )
}
const yes = 'S-7K2M: we are pleased to confirm your booking. Confirmation number LM-4471.'

test('a yes stands at every line that waits, and at none that is confirmed already or has not been sent', () => {
  expect(filled(yes, 'requested', 'confirmed', 'wait-listed', 'to-request').values).toEqual({
    'answer.1': 'confirmed',
    'reference.1': 'LM-4471',
    'answer.3': 'confirmed',
    'reference.3': 'LM-4471',
  })
  expect(filled(yes, 'requested').notes).toEqual([])
  expect(filled(yes, 'requested', 'requested').notes).toEqual(['one-answer'])
  expect(filled(yes, 'confirmed').notes).toEqual(['not-answerable'])
})

test('space that is held to a day is held to the close of the office, which is said', () => {
  const { values, notes } = filled('S-7K2M: we can hold the rooms provisionally until 12 June 2027.', 'requested')
  expect(values).toEqual({ 'answer.1': 'provisional', 'until.1': '2027-06-12T17:00' })
  expect(notes).toEqual(['time'])
})

test('what is unsure fills nothing, and a sum is named and never filled in', () => {
  const { values, notes } = filled('Thank you for your email. Could you send us the names? The total is USD 900.00.', 'requested')
  expect(values).toEqual({})
  expect(notes).toEqual(['not-ours', 'unsure', 'sum'])
})
