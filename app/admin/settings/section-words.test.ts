import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { saveText, sectionWords } from './section-words.ts'

test('a button that saves a section names it', () => {
  expect(saveText(readEnglish, sectionWords(readEnglish, 'answers').title)).toBe('Save reply-to address')
  expect(saveText(readEnglish, sectionWords(readEnglish, 'tours').title)).toBe('Save tour cancellation fees')
})
