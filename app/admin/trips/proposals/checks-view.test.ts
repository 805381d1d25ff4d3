import { expect, test } from 'vitest'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { faultLine, warningLine } from './checks-view.ts'

const french = shippedLanguages().site.in('fr').textsOf
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const asked = { readsCosts: false, options: 1 }

test('travellers without a bed or with two are named by their numbers, one or several, in the language of whoever reads', () => {
  const twoBeds = { reason: 'two-beds', option: 'A', night: 2, who: [1, 3, 4] } as const
  expect(faultLine(readEnglish, twoBeds)).toEqual({ text: 'Option A, night 2: two beds for travellers 1, 3 and 4.', day: 2 })
  expect(plain(faultLine(french, twoBeds).text)).toBe('Option A, nuit 2 : deux lits pour les voyageurs 1, 3 et 4.')
  const noBed = { warning: 'no-bed', option: 'B', night: 1, who: [2] } as const
  expect(warningLine(readEnglish, noBed, asked)).toEqual({ text: 'Option B, night 1: no bed for traveller 2.', day: 1 })
  expect(plain(warningLine(french, noBed, asked).text)).toBe('Option B, nuit 1 : pas de lit pour le voyageur 2.')
})

test('days without a vehicle and without a guide are named, with the way to the first of them', () => {
  const vehicle = { warning: 'road-gap', lacks: 'vehicle', days: [2] } as const
  expect(warningLine(readEnglish, vehicle, asked)).toEqual({
    text: 'Day 2 goes to another place without a vehicle or a flight.',
    day: 2,
  })
  const guide = { warning: 'road-gap', lacks: 'guide', days: [3, 5] } as const
  expect(warningLine(readEnglish, guide, asked).text).toBe('No guide on days 3 and 5. The other days have one.')
  expect(plain(warningLine(french, guide, asked).text)).toBe('Pas de guide les jours 3 et 5. Les autres jours en ont un.')
})
