import { expect, test } from 'vitest'
import { childBandsText, readChildBands } from './child-bands.ts'

test('bands are read as a lodge writes them, and written so that they are read again', () => {
  const read = readChildBands('0–3 free, 4-11 50%; 12 to 17: 30.50', 'USD')
  const bands = [
    { from: 0, to: 3, percent: 0 },
    { from: 4, to: 11, percent: 50 },
    { from: 12, to: 17, minor: 3_050 },
  ]
  expect(read).toEqual({ bands })
  expect(readChildBands(childBandsText(bands, 'USD'), 'USD')).toEqual({ bands })
  expect(readChildBands('2-11 UGX 180,000', 'UGX')).toEqual({ bands: [{ from: 2, to: 11, minor: 180_000 }] })
  expect(readChildBands('', 'USD')).toEqual({ bands: [] })
})

test('ages left out, twice or upside down, and what is no amount are refused with the part', () => {
  const fault = (text: string) => readChildBands(text, 'RWF')
  expect(fault('0-3 free, 5-11 50%')).toEqual({ fault: { reason: 'bands-not-in-turn', text: '5-11 50%' } })
  expect(fault('0-3 free, 3-11 50%')).toMatchObject({ fault: { reason: 'bands-not-in-turn' } })
  expect(fault('11-3 free')).toMatchObject({ fault: { reason: 'bands-not-in-turn' } })
  expect(fault('0-18 50%')).toMatchObject({ fault: { reason: 'bands-not-in-turn' } })
  expect(fault('children half')).toEqual({ fault: { reason: 'band-unread', text: 'children half' } })
  expect(fault('4-11 120%')).toMatchObject({ fault: { reason: 'band-amount' } })
  expect(fault('4-11 9.50')).toEqual({ fault: { reason: 'band-amount', text: '4-11 9.50', why: 'too-fine' } })
})
