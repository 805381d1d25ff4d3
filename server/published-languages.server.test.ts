import { expect, test } from 'vitest'
import { openSiteWords } from '#app/languages/site-words.server.ts'
import { publishLanguage } from '#features/settings/publish-language.server.ts'
import { eventually } from '#tests/support/eventually.ts'
import { pseudo, pseudoTranslations } from '#tests/support/pseudo-language.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPublishedLanguages } from './published-languages.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }

test('every process hears which languages are public, and then drops its pages; other changes drop none', async () => {
  const words = openSiteWords([], [pseudoTranslations([])])
  let dropped = 0
  const following = followPublishedLanguages(ctx, words, () => dropped++)
  await following.read()
  expect([...words.published.keys()]).toEqual([])

  await publishLanguage(ctx, { actor, language: pseudo, isPublic: true })
  following.receive('["packages"]')
  following.receive('["settings"]')
  await eventually(async () => words.published.has(pseudo), Boolean, 10_000)
  expect(dropped).toBe(1)
  await following.read()
  expect(dropped, 'nothing has changed').toBe(1)

  await publishLanguage(ctx, { actor, language: pseudo, isPublic: true })
  await publishLanguage(ctx, { actor, language: pseudo, isPublic: false })
  following.clear()
  await eventually(async () => words.published.size === 0, Boolean, 10_000)
  expect(dropped).toBe(2)
})
