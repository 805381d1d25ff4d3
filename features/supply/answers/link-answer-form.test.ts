import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAnswers } from '../lines/line-answers.ts'
import { type LineInForm, linkAnswerForm } from './link-answer-form.ts'

const now = new Date('2027-03-12T08:00:00Z')
const lines: LineInForm[] = [
  { lineId: 1, answers: lineAnswers, currency: 'USD', lastDay: '2027-06-10' },
  { lineId: 2, answers: lineAnswers, currency: 'RWF', lastDay: '2027-06-12' },
]
function read(typed: Record<string, string>, of = lines) {
  const { success, data, error } = linkAnswerForm(of, now).safeParse(typed)
  return success ? data : Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
}
const none = { reference: '', until: null, costMinor: null }

test('each line has an answer of its own, and what does not belong to it is not read', () => {
  const typed = {
    'answer-1': 'provisional',
    'until-1': '2027-04-01T18:00',
    'amount-1': 'not read',
    'reference-1': ' P-1 ',
    'answer-2': 'confirmed',
    'amount-2': 'RWF 250,000',
    'until-2': 'not read',
    text: ' Good day ',
  }
  expect(read(typed)).toEqual({
    replies: [
      { ...none, lineId: 1, answer: 'provisional', reference: 'P-1', until: new Date('2027-04-01T16:00:00Z') },
      { ...none, lineId: 2, answer: 'confirmed', costMinor: 250_000 },
    ],
    text: 'Good day',
  })
})

test.each([
  [{}, { 'answer-1': 'answer-missing', 'answer-2': 'answer-missing' }],
  [{ 'answer-1': 'yes', 'answer-2': 'declined' }, { 'answer-1': 'answer-missing' }],
  [{ 'answer-1': 'provisional', 'answer-2': 'declined' }, { 'until-1': 'until-missing' }],
  [{ 'answer-1': 'provisional', 'until-1': 'soon', 'answer-2': 'declined' }, { 'until-1': 'until-wrong' }],
  [{ 'answer-1': 'provisional', 'until-1': '2027-03-12T10:00', 'answer-2': 'declined' }, { 'until-1': 'until-over' }],
  [{ 'answer-1': 'provisional', 'until-1': '2127-03-12T10:00', 'answer-2': 'declined' }, { 'until-1': 'until-late' }],
  [{ 'answer-1': 'confirmed', 'amount-1': '1.500', 'answer-2': 'declined' }, { 'amount-1': 'amount-wrong' }],
  [{ 'answer-1': 'confirmed', 'reference-1': 'x'.repeat(61), 'answer-2': 'declined' }, { 'reference-1': 'reference-long' }],
  [{ 'answer-1': 'confirmed', 'reference-1': 'a\nb', 'answer-2': 'declined' }, { 'reference-1': 'characters' }],
  [{ 'answer-1': 'declined', 'answer-2': 'declined', text: 'x'.repeat(2001) }, { text: 'text-long' }],
  [{ intent: 'all' }, { reference: 'reference-missing' }],
  [{ intent: 'all', reference: 'R', 'answer-2': 'declined' }, { reference: 'not-all' }],
  [{ intent: 'all', reference: 'R', 'amount-2': '5' }, { reference: 'not-all' }],
])('%j is refused: %j', (typed, errors) => expect(read(typed)).toEqual(errors))

test('all at once is confirmed under one reference, and a line keeps one of its own', () => {
  expect(read({ intent: 'all', reference: 'ALL', 'reference-2': 'OWN', 'answer-1': 'confirmed' })).toEqual({
    replies: [
      { ...none, lineId: 1, answer: 'confirmed', reference: 'ALL' },
      { ...none, lineId: 2, answer: 'confirmed', reference: 'OWN' },
    ],
    text: '',
  })
})

test('a missing reference is answered by it alone', () => {
  const one: LineInForm[] = [{ lineId: 1, answers: ['confirmed'], currency: 'USD', lastDay: '2027-06-10' }]
  expect(read({}, one)).toEqual({ 'reference-1': 'reference-missing' })
  expect(read({ 'reference-1': 'R-9' }, one)).toMatchObject({ replies: [{ answer: 'confirmed', reference: 'R-9' }] })
})

test('whatever is pressed without a word typed is refused, and whatever is read has one reply for each line', () => {
  const typed = fc.dictionary(
    fc.constantFrom(
      'intent',
      'reference',
      'text',
      ...['answer', 'reference', 'until', 'amount'].flatMap((name) => [`${name}-1`, `${name}-2`]),
    ),
    fc.oneof(fc.constantFrom('all', 'each', ...lineAnswers, '2027-05-01T10:00', '100'), fc.string({ maxLength: 70 })),
  )
  fc.assert(
    fc.property(typed, (fields) => {
      const parsed = linkAnswerForm(lines, now).safeParse(fields)
      const typedNothing = Object.entries(fields).every(([name, text]) => name === 'intent' || text.trim() === '')
      if (typedNothing) expect(parsed.success).toBe(false)
      if (!parsed.success) return
      expect(parsed.data.replies.map(({ lineId }) => lineId)).toEqual([1, 2])
      for (const { answer, until, costMinor } of parsed.data.replies) {
        expect(until !== null).toBe(answer === 'provisional')
        if (answer !== 'confirmed') expect(costMinor).toBe(null)
      }
    }),
    { numRuns: 1000 },
  )
})
