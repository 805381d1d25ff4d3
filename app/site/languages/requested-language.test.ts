import { expect, test } from 'vitest'
import { addressInLanguage } from './address-in-language.ts'
import { requestedLanguage } from './requested-language.ts'

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
  expect(addressInLanguage({ pathname: '/packages', search: '?country=rwanda&translate=de' }, { code: 'fr' })).toBe(
    '/packages?country=rwanda&translate=fr',
  )
  expect(addressInLanguage({ pathname: '/', search: '', hash: '#plan' }, { code: 'sw' })).toBe('/?translate=sw#plan')
})
