import { expect, test } from 'vitest'
import { topicWords } from '../../blog-topics.ts'
import { comfortWords } from '../../comforts.ts'
import { countryContentWords } from '../../country-content.ts'
import { priceTableWords } from '../../price-table.ts'
import { styleWords } from '../../styles.ts'
import { testimonialWords } from '../../testimonials.ts'
import { visitsWords } from '../../visits.ts'
import {
  comfortNames,
  countryRuleNames,
  experienceKindNames,
  languageNames,
  seasonNames,
  styleNames,
  topicNames,
  yearNames,
} from './site-names.ts'

test('editors choose by the names that visitors read', () => {
  expect(experienceKindNames).toEqual(visitsWords.tree.kind)
  expect(topicNames).toEqual(topicWords.tree)
  expect(countryRuleNames).toEqual(countryContentWords.tree.rules)
  expect(yearNames).toEqual(countryContentWords.tree.year)
  expect(styleNames).toEqual(styleWords.tree)
  expect(comfortNames).toEqual(comfortWords.tree)
  expect(seasonNames).toEqual(priceTableWords.tree.season)
  for (const [language, name] of Object.entries(languageNames))
    expect(testimonialWords.tree.translated).toContain(`${language} {${name}}`)
})
