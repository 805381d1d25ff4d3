import { expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { changeRefusalText } from './change-refusal-text.ts'
import { estimateText } from './estimate-text.ts'
import { inOptions, optionName } from './option-name.ts'
import { kindText } from './source-text.ts'
import { differencesText, offerLine } from './to-do-view.ts'

const french = shippedLanguages().site.in('fr').textsOf

/** With the spaces that people type. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const differences = [
  { option: 'A', moreMinor: 16_000 },
  { option: 'B', moreMinor: -8_050 },
] as const
const estimate = { year: 2027, upliftBp: 650 }
const inUse = { reason: 'option-in-use', letter: 'B', titles: ['Canoe', 'Lodge', 'Guide'] } as const

test('what is to be done says days, amounts and options as English does, and why an estimate was made only to who reads costs', () => {
  expect(differencesText(readEnglish, differences, 2)).toBe('$160 more in option A and $80.50 less in option B')
  expect(differencesText(readEnglish, differences.slice(0, 1), 1)).toBe('$160 more')
  expect(estimateText(readEnglish, estimate, true)).toBe('The rates of 2028 are not published: as 2027, + 6.5%.')
  expect(estimateText(readEnglish, estimate, false)).toBe('The rates of 2028 are not published: this is an estimate.')
  expect(offerLine(readEnglish, { check: 'no-park-fee', park: 'Akagera', days: [2, 3] })).toEqual({
    text: 'Akagera: no entry fee on days 2 and 3, which have a stay or an activity in the park. Other days have it.',
    day: 2,
  })
})

test('in French it has its words, figures and plurals', () => {
  expect(plain(differencesText(french, differences, 2))).toBe('160 $ de plus dans l’option A et 80,50 $ de moins dans l’option B')
  expect(plain(estimateText(french, estimate, true))).toBe('Les tarifs 2028 ne sont pas publiés : comme en 2027, + 6,5 %.')
  expect(plain(offerLine(french, { check: 'no-park-fee', park: 'Akagera', days: [2] }).text)).toBe(
    'Akagera : pas de droit d’entrée le jour 2, qui a un séjour ou une activité dans le parc. D’autres jours l’ont.',
  )
  expect(plain(optionName(french, 'A', 'Lodges'))).toBe('A : Lodges')
  expect(plain(inOptions(french, ['A', 'C']))).toBe('seulement A et C')
})

test('an item says how it came only where it is of no list, and a refusal names what stands against it', () => {
  expect(kindText(readEnglish, 'stay', 'service')).toBe('Stay')
  expect(kindText(french, 'stay', 'hand')).toBe('Séjour, coût manuel')
  expect(changeRefusalText(readEnglish, inUse)).toBe('Option B is named by Canoe, Lodge and Guide. Take it out there first.')
  expect(changeRefusalText(readEnglish, { reason: 'too-many-days', most: 60 })).toBe('A trip has at most 60 days.')
})
