import { expect, test } from 'vitest'
import { topicWords } from '../../blog-topics.ts'
import { countryContentWords } from '../../country-content.ts'
import { testimonialWords } from '../../testimonials.ts'
import { visitsWords } from '../../visits.ts'
import { countryRuleNames, experienceKindNames, languageNames, topicNames, yearNames } from './site-names.ts'

test('editors choose by the names that visitors read', () => {
  expect(experienceKindNames).toEqual(visitsWords.tree.kind)
  expect(topicNames).toEqual(topicWords.tree)
  expect(countryRuleNames).toEqual(countryContentWords.tree.rules)
  expect(yearNames).toEqual(countryContentWords.tree.year)
  for (const [language, name] of Object.entries(languageNames))
    expect(testimonialWords.tree.translated).toContain(`${language} {${name}}`)
})
