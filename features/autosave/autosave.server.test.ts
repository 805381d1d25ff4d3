import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { eraseAutosavesAbout, purgeAutosaves, purgeOldAutosaves } from './purge-autosave.server.ts'
import { findAutosave } from './reads.server.ts'
import { saveDraftText } from './save-draft-text.server.ts'

const { ctx, clock } = await testContext()
const diane = await member(ctx)
const eric = await member(ctx)
const begin = clock.now()
const answer = 'enquiry:0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f'
const composer = 'letter:?to=marit%40example.no'

beforeEach(async () => {
  clock.set(begin)
  await sql`truncate autosaves`.execute(ctx.db)
})

const keep = (
  text: string,
  { staff = diane, place = answer }: { staff?: { id: string }; place?: typeof answer | typeof composer } = {},
) => saveDraftText(ctx, { staffId: staff.id, place, typed: { text } })
const textOf = async (staff = diane, place: typeof answer | typeof composer = answer) =>
  (await findAutosave(ctx.db, staff.id, place))?.typed.text

test('the last typed text is stored at its place, for its author alone', async () => {
  await keep('Dear')
  await keep('Dear Marit, \0yes')
  await keep('Eric’s', { staff: eric })
  expect(await textOf()).toBe('Dear Marit, yes')
  expect(await textOf(eric)).toBe('Eric’s')
  expect(await textOf(diane, composer)).toBeUndefined()
})

test('an empty text is deleted, and so is a sent one; the other author’s stays', async () => {
  await keep('Dear')
  await keep('Eric’s', { staff: eric })
  await keep('  \n')
  expect(await textOf()).toBeUndefined()
  await keep('Dear')
  await purgeAutosaves(ctx.db, diane.id, answer)
  expect([await textOf(), await textOf(eric)]).toEqual([undefined, 'Eric’s'])
})

test('a text of impossible length is refused, and the stored one stays', async () => {
  await keep('Dear')
  expect(await keep('a'.repeat(70_000))).toMatchObject({ refusal: { reason: 'too-long' } })
  expect(await textOf()).toBe('Dear')
})

test('it is deleted 30 days after its last change', async () => {
  await keep('Dear')
  clock.advance(29 * 86_400_000)
  await keep('Eric’s', { staff: eric })
  clock.advance(86_400_000 + 1)
  expect(await purgeOldAutosaves(ctx)).toBe(1)
  expect([await textOf(), await textOf(eric)]).toEqual([undefined, 'Eric’s'])
})

test('an erased customer is named in no stored text: by address in the place or the text, or by their enquiry', async () => {
  await keep('Muraho', { place: composer })
  await keep('Write to MARIT@example.no')
  await keep('Somebody else’s', { staff: eric })
  expect(await ctx.db.transaction().execute((tx) => eraseAutosavesAbout(tx, ['marit@example.no']))).toBe(2)
  expect(await textOf(eric)).toBe('Somebody else’s')
  expect(await ctx.db.transaction().execute((tx) => eraseAutosavesAbout(tx, [answer.slice('enquiry:'.length), '']))).toBe(1)
})
