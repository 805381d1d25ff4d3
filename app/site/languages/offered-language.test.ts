import { expect, test } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

const offer = { read: 'Read', no: 'No' }
const languages = [
  { code: 'en', name: 'English', before: '', offer },
  { code: 'fr', name: 'Français', before: '/fr', offer },
  { code: 'es', name: 'Español' },
]

test.each([
  ['the first language of the browser that the site has', 'en', [null, 'pt-PT', 'fr-CA', 'en'], 'fr'],
  ['nothing where that is the language of the page', 'en', [null, 'en-GB', 'fr'], undefined],
  ['English on a page in another language', 'fr', [null, 'en-US'], 'en'],
  ['nothing where the browser asks for none of them', 'en', [null, 'pl'], undefined],
  ['nothing in a language of the hosted translator', 'en', [null, 'es', 'en'], undefined],
  ['the language that was chosen before, whatever the browser asks for', 'en', ['fr', 'en'], 'fr'],
  ['nothing where the language of the page was chosen', 'en', ['en', 'fr'], undefined],
])('a visitor is offered %s', (_, own, asked, code) => {
  expect(offeredLanguage(languages, own, asked)?.code).toBe(code)
})
