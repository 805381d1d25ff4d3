import { expect, test } from 'vitest'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { english, readEnglish } from '../../../words/sources.server.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { detailsNotice } from './details-notice.ts'

const traveller = {
  ...{ firstNames: 'Ana', familyName: 'Keza', position: 1 },
  needs: { keys: ['names' as const], by: '2026-11-30', passportUntil: '2027-06-15' },
  progress: { state: 'missing' as const, missing: ['names' as const], warnings: [] },
}
const notice = (today: string, travellers = [traveller]) =>
  detailsNotice(travellers, english.textsOf(ownAnswerWords), english.textsOf(travellerFactWords), readEnglish.format, today)

test('details are asked for by their day, and on that day now', () => {
  expect(notice('2026-11-29')?.words).toBe('We still need details of Ana Keza, by 30 November 2026.')
  expect(notice('2026-11-30')?.words).toBe('We still need details of Ana Keza. Please give them now.')
})

test('who joined after others left is called by their place in the party', () => {
  const others = [4, 33].map((position) => ({ ...traveller, firstNames: '', familyName: '', position }))
  expect(notice('2026-11-29', [traveller, ...others])?.words).toContain('Ana Keza, Traveller 2, Traveller 3')
})
