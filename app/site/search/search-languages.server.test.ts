import { expect, test } from 'vitest'
import { openLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openSite } from '#tests/support/open-site.ts'
import { fourLanguages, searchedLanguages } from '#tests/support/searched-languages.ts'
import { testContext } from '#tests/support/test-context.ts'

const tested = await testContext()
const { index, work, translate, coat } = await searchedLanguages(tested)
const loaderCache = openLoaderCache()
const site = await openSite({ ...tested.ctx, loaderCache }, { words: fourLanguages })

const read = async (path: string) =>
  (await (await fetch(site + path)).text()).replaceAll('<!-- -->', '').replaceAll(/<\/?mark>/g, '')
const suggestions = async (path: string) =>
  ((await (await fetch(site + path)).json()) as { suggestions: { title: string }[] }).suggestions.map(({ title }) => title)

test('a page searches in its language, and its results lead to pages of it', async () => {
  const page = await read('/fr/search?q=p%C3%A8lerinages+%C3%A0+cheval')
  expect(page).toContain('Un manteau pour les bambous')
  expect(page).toContain('Deux pèlerinages à cheval.')
  expect(page).toContain('href="/fr/blog/a-coat-for-the-bamboo"')
  expect(page).not.toContain('A coat for the bamboo')
  for (const path of ['/search?q=chevaux', '/de/search?q=chevaux'])
    expect(await read(path), path).not.toMatch(/manteau pour|Ein Mantel|A coat for/)
})

test('every form of a word is marked', async () => {
  const page = await (await fetch(`${site}/fr/search?q=chevaux`)).text()
  expect(page).toContain('<mark>cheval</mark>')
})

test('an English word finds on every page', async () => {
  expect(await read('/fr/search?q=gorilla')).toContain('href="/fr/package-details/an-hour-with-the-gorillas"')
  expect(await read('/fr/search?q=coat')).toContain('Un manteau pour les bambous')
})

test('titles are suggested in the language of the address', async () => {
  expect(await suggestions('/fr/search/suggestions?q=mant')).toEqual(['Un manteau pour les bambous'])
  expect(await suggestions('/de/search/suggestions?q=mant')).toEqual(['Ein Mantel für den Bambus'])
  expect(await suggestions('/search/suggestions?q=mant')).not.toContain('Un manteau pour les bambous')
})

test('no page shows a draft', async () => {
  await translate(coat, 'fr', { 'It rains above Kinigi.': 'Parapluie.' }, { approve: false })
  await work()
  await index()
  for (const path of ['/fr/search?q=parapluie', '/fr/search?q=manteau', '/fr/search/suggestions?q=parapluie'])
    expect(await read(path), path).not.toContain('Parapluie.')
})

test('a language that the index does not have yet is searched in English', async () => {
  await tested.ctx.db.transaction().execute((tx) => tx.deleteFrom('search_language_documents' as never).execute())
  loaderCache.clear()
  expect(await read('/fr/search?q=gorilla')).toContain('href="/fr/package-details/an-hour-with-the-gorillas"')
  expect(await suggestions('/fr/search/suggestions?q=gorilla')).toContain('An hour with the gorillas')
})
