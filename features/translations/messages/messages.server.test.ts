import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { unitToTranslate } from '../translation.ts'
import { knownMessages, unitOfMessage } from './known-messages.server.ts'
import type { InterfaceMessage, OwnMessage, ShippedText } from './message.ts'
import { listApprovedMessages, listOwnMessages } from './reads-messages.server.ts'
import { saveMessages } from './save-messages.server.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const left = '{count, plural, one {# seat left} other {# seats left}}'
const shipped: ShippedText = { text: 'Sièges', of: 'Seats', by: 'machine' }
const messages: InterfaceMessage[] = [
  { part: 'seats', path: 'title', english: 'Seats', shipped },
  { part: 'seats', path: 'left', english: left, shipped: undefined },
  { part: 'seats', path: 'terms', english: 'Read <link>our terms</link> of {day}', shipped: undefined },
]
type How = { approve?: boolean; by?: 'person' | 'machine'; now?: InterfaceMessage[] }
const send = (path: string, text: string, seen: number, { approve = false, by = 'person', now = messages }: How = {}) =>
  saveMessages(ctx, {
    ...{ language: 'fr', languageName: 'Français', counts: 'fr', part: 'seats', messages: now },
    ...{ sent: [{ path, text, seen }], by, approve, actor, isSearched: false },
  })
const rows = () => listOwnMessages(ctx.db, 'fr', 'seats')

beforeEach(async () => void (await sql`truncate interface_messages`.execute(ctx.db)))

test('a draft shows nobody anything, and an approved text stands with who approved it, when, and which English it translates', async () => {
  expect(await send('title', ' Places ', 0)).toMatchObject({ done: true })
  expect(await rows()).toMatchObject([{ draft: 'Places', draftBy: 'machine', draftOf: 'Seats', approved: null, version: 1 }])
  expect(await listApprovedMessages(ctx.db)).toEqual(new Map())
  expect(await send('title', 'Places', 0, { approve: true })).toMatchObject({
    refusal: { messages: [{ path: 'title', reason: 'changed-since', by: 'Diane Uwase' }] },
  })
  expect(await send('title', 'Places', 1, { approve: true })).toMatchObject({ done: true })
  expect(await rows()).toMatchObject([
    { approved: 'Places', approvedOf: 'Seats', approvedBy: 'Diane Uwase', approvedAt: ctx.clock.now(), draft: null },
  ])
  expect((await listApprovedMessages(ctx.db)).get('fr')?.get('seats')?.get('title')).toMatchObject({
    text: 'Places',
    of: 'Seats',
  })
})

test('what visitors read already is no draft, and an empty draft takes the draft away', async () => {
  expect(await send('title', 'Sièges', 0)).toMatchObject({ done: true })
  expect(await rows()).toEqual([])
  await send('title', 'Places', 0)
  await send('title', '', 1)
  expect(await rows()).toEqual([])
  await send('title', 'Places', 0, { approve: true })
  await send('title', 'Fauteuils', 1)
  await send('title', '', 2)
  expect(await rows()).toMatchObject([{ approved: 'Places', draft: null }])
})

test('spaces at the ends are those of the English, in which a name follows or a sentence goes on', async () => {
  const now = [{ part: 'seats', path: 'about', english: 'About: ', shipped: undefined }]
  await send('about', 'À propos :', 0, { now, approve: true })
  expect(await rows()).toMatchObject([{ approved: 'À propos : ' }])
})

test.each([
  ['left', 'Places', 'lost-name'],
  ['left', '{count, plural, other {# places}}', 'lost-plural'],
  ['left', '{count, plural, one {#} few {#} other {#}}', 'foreign-plural'],
  ['left', '{count, plural, one {# place}', 'not-a-message'],
  ['terms', 'Lisez {link} du {day}', 'other-kind'],
  ['terms', 'Lisez <link>ceci</link> du {day} {time}', 'foreign-name'],
  ['terms', "Lisez <link>ceci</link> d'{day}", 'lost-name'],
  ['title', 'Places<br/>', 'foreign-markup'],
  ['title', 'Pl\u202Eaces', 'direction-mark'],
  ['title', 'Pl\u0007aces', 'control-sign'],
])('%s as %j is refused at the edge, as a draft too', async (path, text, reason) => {
  for (const approve of [true, false])
    expect(await send(path, text, 0, { approve })).toMatchObject({
      refusal: { messages: [{ reason: 'broken', fault: { reason } }] },
    })
  expect(await rows()).toEqual([])
})

test('an unknown message, an empty approval and one that is too long are refused', async () => {
  expect(await send('gone', 'x', 0)).toMatchObject({ refusal: { messages: [{ reason: 'unknown' }] } })
  expect(await send('title', ' ', 0, { approve: true })).toMatchObject({ refusal: { messages: [{ reason: 'broken' }] } })
  expect(await send('title', 'x'.repeat(8_001), 0)).toMatchObject({ refusal: { messages: [{ reason: 'too-long' }] } })
})

test('a draft beside an approved text of a former English leaves that as it is', async () => {
  await send('title', 'Places', 0, { approve: true })
  const now = [{ part: 'seats', path: 'title', english: 'Free seats', shipped }]
  await send('title', 'Places libres', 1, { now })
  expect(await rows()).toMatchObject([
    { approved: 'Places', approvedOf: 'Seats', draft: 'Places libres', draftOf: 'Free seats', draftBy: 'person', version: 2 },
  ])
})

test('the table refuses an approval without its English, and a message without a text', async () => {
  const insert = (columns: string) =>
    sql.raw(
      `insert into interface_messages (language, part, path, edited_at, editor${columns.split('|')[0]}) values ('fr', 'p', 'x', now(), 'D'${columns.split('|')[1]})`,
    )
  await expect(insert(', approved, approved_at, approved_by|, $$a$$, now(), $$D$$').execute(ctx.db)).rejects.toThrow(
    /approved_says_of_what/,
  )
  await expect(insert('|').execute(ctx.db)).rejects.toThrow(/one_of_both_is_there/)
})

test('each message is missing, stale, to approve or approved, with what it can start from', () => {
  const own = (more: Partial<OwnMessage>): OwnMessage => ({
    ...{ part: 'seats', path: 'title', approved: null, approvedOf: null, approvedAt: null, approvedBy: null },
    ...{ draft: null, draftOf: null, draftBy: null, version: 3, editedAt: new Date(), editor: 'Diane', ...more },
  })
  const stateOf = (text: ShippedText | undefined, stored?: OwnMessage) => {
    const message = { part: 'seats', path: 'title', english: 'Seats', shipped: text }
    const unit = unitToTranslate(unitOfMessage(message), knownMessages([message], stored ? [stored] : []))
    return [unit.state, unit.own?.draft ?? unit.own?.approved ?? unit.former?.text, unit.own?.version ?? 0]
  }
  const old = { ...shipped, of: 'Places to sit' }
  const approved = own({ approved: 'Places', approvedOf: 'Seats' })
  const stale = own({ approved: 'Places', approvedOf: 'Places to sit' })
  expect(stateOf(undefined)).toEqual(['missing', undefined, 0])
  expect(stateOf(shipped)).toEqual(['unread', 'Sièges', 0])
  expect(stateOf({ ...shipped, read: '2027-02-01' })).toEqual(['approved', 'Sièges', 0])
  expect(stateOf(old)).toEqual(['stale', 'Sièges', 0])
  expect(stateOf(shipped, approved)).toEqual(['approved', 'Places', 3])
  expect(stateOf(old, approved)).toEqual(['approved', 'Places', 3])
  expect(stateOf(old, stale)).toEqual(['stale', 'Places', 3])
  expect(stateOf(undefined, stale)).toEqual(['stale', 'Places', 3])
  expect(stateOf(shipped, stale), 'the release has a text of the new English').toEqual(['unread', 'Sièges', 3])
  expect(stateOf(shipped, own({ draft: 'Fauteuils', draftOf: 'Seats', draftBy: 'person' }))).toEqual(['unread', 'Fauteuils', 3])
})
