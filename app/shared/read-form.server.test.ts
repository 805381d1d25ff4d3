import { expect, test } from 'vitest'
import { LostLinkAnswer, TravellersAnswer } from '#features/bookings/drafts/booking-request.ts'
import { readForm } from './read-form.server.ts'

function form(fields: readonly (readonly [string, string | Blob])[]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
const honest = [
  ['reference', 'K7QM-42XD'],
  ['email', 'marit@example.no'],
] as const

test('field names cannot command the parser', () => {
  const commands = ['__intent__', '__INTENT__', '__state__', '__STATE__']
  for (const name of commands)
    for (const value of [
      '{',
      'null',
      '5',
      '{"type":"update"}',
      '{"type":"remove","payload":{"name":"reference"}}',
      new Blob(['x']),
    ])
      expect(readForm(form([...honest, [name, value]]), LostLinkAnswer).value).toEqual({
        reference: 'K7QM-42XD',
        email: 'marit@example.no',
      })
})

test('a name that comes a thousand times counts once', () => {
  const many = Array.from({ length: 1000 }, () => ['email', 'other@example.no'] as const)
  expect(readForm(form([...honest, ...many]), LostLinkAnswer).value).toMatchObject({ email: 'marit@example.no' })
})

test('names that reach for a prototype, and indices beyond reason, are wrong fields and no more', () => {
  const hostile = [
    '__proto__[x]',
    'constructor.prototype.x',
    'travellers[999999].firstNames',
    'travellers[0].__proto__.x',
    'a'.repeat(10_000),
  ]
  for (const name of hostile) expect(readForm(form([[name, 'x']]), TravellersAnswer).reply?.errors).toBeDefined()
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test('what was typed comes back beside what is wrong', () => {
  const { reply } = readForm(
    form([
      ['reference', 'K7QM'],
      ['email', 'marit@'],
    ]),
    LostLinkAnswer,
  )
  expect(reply).toEqual({ values: { reference: 'K7QM', email: 'marit@' }, errors: { email: 'email-wrong' } })
})
