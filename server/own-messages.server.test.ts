import { expect, test } from 'vitest'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { messagesTag } from '#features/translations/messages/message.ts'
import { saveMessages } from '#features/translations/messages/save-messages.server.ts'
import { source } from '#platform/languages/source.ts'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followOwnMessages } from './own-messages.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const seatsWords = source('seats', { title: 'Seats', free: 'Free' })
const file = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french' } as const
const opened = () => openSiteWords([seatsWords], [{ language: 'fr', file, messages: new Map() }])

async function approve(words: ReturnType<typeof opened>, text: string, seen: number) {
  const { counts, parts } = words.messagesIn('fr')
  const saved = await saveMessages(ctx, {
    ...{ language: 'fr', languageName: 'Français', counts, part: 'seats', messages: parts.get('seats') ?? [] },
    ...{ sent: [{ path: 'title', text, seen }], by: 'person', approve: true, actor, isSearched: false },
  })
  expect(saved).toMatchObject({ done: true })
}

test('every process reads what is approved, in turn, and then drops the pages that say it; other changes drop none', async () => {
  const [one, other] = [opened(), opened()]
  const dropped: string[] = []
  const following = followOwnMessages(ctx, one, (language, parts) => dropped.push(`${language} ${parts}`))
  const second = followOwnMessages(ctx, other, () => undefined)
  await following.read()
  expect(dropped).toEqual([])

  await approve(one, 'Places', 0)
  following.receive('["packages"]')
  following.receive(JSON.stringify([messagesTag('de')]))
  expect(one.in('fr').of(seatsWords).title).not.toBe('Places')
  following.receive(JSON.stringify([messagesTag('fr')]))
  second.receive(JSON.stringify([messagesTag('fr')]))
  await eventually(
    async () => one.in('fr').of(seatsWords).title,
    (title) => title === 'Places',
    10_000,
  )
  await eventually(
    async () => other.in('fr').of(seatsWords).title,
    (title) => title === 'Places',
    10_000,
  )
  expect(dropped).toEqual(['fr seats'])

  await approve(one, 'Sièges', 1)
  following.clear()
  await following.read()
  expect(one.in('fr').of(seatsWords).title).toBe('Sièges')
  expect(dropped).toEqual(['fr seats', 'fr seats'])
})
