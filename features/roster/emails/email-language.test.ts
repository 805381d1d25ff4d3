import { expect, test } from 'vitest'
import type { SpokenLanguages } from '#features/crew/member-facts.ts'
import { emailLanguage } from './email-language.ts'

test.each<[spoken: SpokenLanguages, language: string]>([
  [{}, 'en'],
  [{ es: 'fluent' }, 'en'],
  [{ en: 'basic', es: 'fluent' }, 'en'],
  [{ en: 'fluent', fr: 'fluent', rw: 'fluent' }, 'en'],
  [{ en: 'good', fr: 'fluent' }, 'fr'],
  [{ rw: 'fluent', sw: 'fluent', en: 'basic' }, 'rw'],
  [{ sw: 'basic' }, 'sw'],
])('who speaks %o is written to in %s', (spoken, language) => {
  expect(emailLanguage(spoken)).toBe(language)
})
