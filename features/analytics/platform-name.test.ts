import { expect, test } from 'vitest'
import { platformName } from './platform-name.ts'

test.each([
  ['Linux armv81', 'Android'],
  ['Linux aarch64', 'Android'],
  ['Android', 'Android'],
  ['Linux x86_64', 'Linux'],
  ['Win32', 'Windows'],
  ['Windows', 'Windows'],
  ['MacIntel', 'Mac'],
  ['macOS', 'Mac'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Chrome OS', 'Chromebook'],
  ['PlayStation 5', 'PlayStation 5'],
  ['', undefined],
  ['unknown', undefined],
])('%j is %s', (sent, name) => expect(platformName(sent)).toBe(name))
