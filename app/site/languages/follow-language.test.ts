import { expect, test } from 'vitest'
import { followedLanguage, translationCookie } from './follow-language.ts'

test('a saved language becomes the translator’s cookie', () => {
  expect(translationCookie('fr', '')).toBe('googtrans=/en/fr; path=/; SameSite=Lax')
  expect(translationCookie('zh-TW', 'a=b')).toBe('googtrans=/en/zh-TW; path=/; SameSite=Lax')
})

test('a cookie that is there already stays', () => {
  expect(translationCookie('fr', 'a=b; googtrans=/en/sw')).toBeUndefined()
})

test('what is no language sets nothing', () => {
  expect(translationCookie(null, '')).toBeUndefined()
  expect(translationCookie('fr; domain=evil', '')).toBeUndefined()
})

const menu = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français', before: '/fr' },
  { code: 'es', name: 'Español' },
]

test.each([
  ['the saved language of the translator', 'en', 'es', 'es'],
  ['no language that has addresses of its own', 'en', 'fr', undefined],
  ['none that the menu has not', 'en', 'pl', undefined],
  ['none where somebody reads another language of the site', 'fr', 'es', undefined],
])('a page is loaded again in %s', (_, own, saved, code) => {
  expect(followedLanguage(menu, own, saved)?.code).toBe(code)
})
