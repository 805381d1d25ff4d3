import { expect, test } from 'vitest'
import { requestedLanguage } from './requested-language.ts'
import { translatedAddress } from './translated-address.ts'

test('only a language of the menu can be requested', () => {
  expect(['fr', 'en', 'xx', '', null, 'fr;x'].map(requestedLanguage)).toEqual([
    'fr',
    'en',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the language joins the other query parameters of the address, once', () => {
  expect(translatedAddress({ pathname: '/packages', search: '?country=rwanda&translate=de' }, 'fr')).toBe(
    '/packages?country=rwanda&translate=fr',
  )
  expect(translatedAddress({ pathname: '/', search: '', hash: '#plan' }, 'sw')).toBe('/?translate=sw#plan')
})
