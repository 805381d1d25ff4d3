import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { countLetters, listLetters } from './reads.server.ts'
import { sendLetter } from './send-letter.server.tsx'

const { ctx, letters } = await testContext()
const letter = (occasion: string) => ({
  occasion,
  bookingId: null,
  to: 'jean@example.org',
  subject: 'A seat',
  content: <p>Bonjour</p>,
})

test('a letter is written and sent once for its occasion, however often its job runs', async () => {
  for (let run = 0; run < 3; run += 1) await sendLetter(ctx, letter('once'))
  expect(letters).toHaveLength(1)
  expect(await countLetters(ctx.db)).toBe(1)
  expect((await listLetters(ctx.db, {}))[0]).toMatchObject({ subject: 'A seat', text: 'Bonjour', sentAt: ctx.clock.now() })
})

test('two workers at once write one letter', async () => {
  await Promise.all([sendLetter(ctx, letter('race')), sendLetter(ctx, letter('race'))])
  expect((await listLetters(ctx.db, {})).filter(({ messageId }) => messageId === letters.at(-1)?.messageId)).toHaveLength(1)
})

test('a mail server that refuses leaves the letter unsent, and the next run sends the same one', async () => {
  const refusing = { ...ctx, mail: { delivers: true, send: () => Promise.reject(new Error('421 try later')) } }
  await expect(sendLetter(refusing, letter('later'))).rejects.toThrow('421')
  const [kept] = await listLetters(ctx.db, {})
  expect(kept?.sentAt).toBeNull()
  await sendLetter(ctx, letter('later'))
  expect(letters.at(-1)?.messageId).toBe(kept?.messageId)
})

test('without a mail server the letter is kept for staff to read', async () => {
  const before = letters.length
  await sendLetter({ ...ctx, mail: { ...ctx.mail, delivers: false } }, letter('kept'))
  expect(letters).toHaveLength(before)
  expect((await listLetters(ctx.db, {}))[0]).toMatchObject({ recipient: 'jean@example.org', sentAt: null })
})
