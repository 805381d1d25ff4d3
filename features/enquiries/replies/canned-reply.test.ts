import { expect, test } from 'vitest'
import { CannedReplyForm, fillReply, unfilled } from './canned-reply.ts'

test('every placeholder is filled in, as often as it occurs', () => {
  const facts = { name: 'Marit', reference: 'K7QM-42XD' }
  expect(fillReply('Dear {name}, {reference}. {name}', facts)).toBe('Dear Marit, K7QM-42XD. Marit')
})

test('a name is put in as it is, whatever it looks like', () => {
  expect(fillReply('{name} {reference}', { name: '$& {reference}', reference: 'R' })).toBe('$& {reference} R')
})

test('what is no placeholder stays and is found', () => {
  expect(unfilled(fillReply('Dear {nmae}', { name: 'x', reference: 'y' }))).toBe('{nmae}')
  expect(unfilled('Dear Marit')).toBeUndefined()
  expect(CannedReplyForm.safeParse({ title: 'Hello', body: 'Dear {nmae}' }).error?.issues[0]?.message).toBe('placeholder-unknown')
})
