import { expect, test } from 'vitest'
import { addressInLanguage } from './address-in-language.ts'
import { menuLanguages } from './menu-languages.ts'

const french = new Map([['fr', 'Français']])
const here = { pathname: '/packages', search: '?country=rwanda&translate=es', hash: '#list' }
const hrefs = (mayTranslate: boolean) =>
  menuLanguages(french, mayTranslate)
    ?.slice(0, 3)
    .map((one) => addressInLanguage(here, one))

test('a language with addresses of its own is a page of its own, the others are asked of the translator', () => {
  expect(hrefs(true)).toEqual([
    '/packages?country=rwanda&translate=en#list',
    '/fr/packages?country=rwanda#list',
    '/packages?country=rwanda&translate=rw#list',
  ])
})

test('without the translator only languages with addresses are left', () => {
  expect(hrefs(false)).toEqual(['/packages?country=rwanda#list', '/fr/packages?country=rwanda#list'])
})

test('one language is no choice', () => {
  expect(menuLanguages(new Map(), false)).toBeUndefined()
})
