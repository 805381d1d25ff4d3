import { expect, test } from 'vitest'
import { countryNames, countryOfZone } from './zone-countries.server.ts'

test('every zone that a browser may report lies in a country, but for those of no place', () => {
  const placeless = Intl.supportedValuesOf('timeZone').filter((zone) => !countryOfZone(zone))
  expect(placeless.filter((zone) => !/^(Etc\/|UTC$|GMT)/.test(zone))).toEqual([])
})

test('a zone lies in its own country, under its new name and its old one', () => {
  expect(['Africa/Kigali', 'Africa/Lubumbashi', 'Europe/Oslo', 'Asia/Kolkata', 'Asia/Calcutta'].map(countryNames('en'))).toEqual([
    'Rwanda',
    'DR Congo',
    'Norway',
    'India',
    'India',
  ])
})

test('an old name that was joined to another country keeps its own', () => {
  expect(countryOfZone('Africa/Asmera')).toBe('ER')
  expect(countryOfZone('America/Virgin')).toBe('VI')
  expect(countryOfZone('Iceland')).toBe('IS')
})

test('a zone that two countries claim, and one without inhabitants, count where they did before', () => {
  expect(['Europe/Simferopol', 'Pacific/Johnston'].map(countryOfZone)).toEqual(['UA', 'US'])
})

test('what no country has is unknown', () => {
  expect(['UTC', 'Etc/GMT+3', '', 'Mars/Olympus', 'constructor'].map(countryNames('en'))).toEqual(Array(5).fill(undefined))
})
