import { expect, test } from 'vitest'
import { checkCatalogues } from './check-catalogues.ts'

test('every catalogue of the repository can be used, and says how much nobody has read yet', async () => {
  const { faults, lines } = await checkCatalogues()
  expect(faults).toEqual([])
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['de:', 'fr:', 'rw:'])
  expect(lines.every((line) => /^\w+: [1-9]\d* messages, \d+ missing, \d+ unread, \d+ stale$/.test(line))).toBe(true)
})
