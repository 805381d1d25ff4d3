import { expect, test } from 'vitest'
import { translationCookie } from './follow-language.ts'

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
