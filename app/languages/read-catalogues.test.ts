import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCatalogues } from './read-catalogues.server.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'catalogues-'))
afterAll(() => rm(folder, { recursive: true }))

const write = async (file: string, content: unknown) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const language = { name: 'Français', intl: 'fr', counts: 'fr', search: 'french' }

test('what can be read is read; every broken file is a sentence, and nothing is thrown', async () => {
  await write('fr/language.json', language)
  await write('fr/messages/search.json', { title: { text: 'Recherche', of: 'Search', by: 'person', read: '2027-02-01' } })
  await write('fr/messages/panel.json', '{ "label": ')
  await write('fr/messages/season.json', { best: { text: 'Bien', of: 'Good', by: 'somebody' } })
  await write('fr/search.json', { synonyms: { voyage: 'séjour' }, stop: ['le'] })
  await write('sw/language.json', { ...language, search: 'swahili' })
  await write('de/language.json', { ...language, name: 'Deutsch', search: 'german' })
  await write('de/search.json', { synonyms: { Reise: ['Tour'] } })
  await write('rw/language.json', { ...language, counts: 'rw' })
  await write('xx/messages/search.json', {})
  await write('README.md', 'Not a language')
  const { catalogues, faults } = await readCatalogues(folder)
  expect(catalogues.map(({ language: code, messages, search }) => [code, [...messages.keys()], search])).toEqual([
    ['de', [], undefined],
    ['fr', ['search'], { synonyms: { voyage: 'séjour' }, stop: ['le'] }],
  ])
  expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
    'de/search.json',
    'fr/messages/panel.json',
    'fr/messages/season.json',
    'rw/language.json',
    'sw/language.json',
    'xx/language.json',
  ])
  expect(faults.join(' ')).toContain('plural rules are not known everywhere')
})

test('without a folder there are no other languages', async () => {
  expect(await readCatalogues(path.join(folder, 'nowhere'))).toEqual({ catalogues: [], faults: [] })
})
