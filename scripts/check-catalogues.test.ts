import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkCatalogues } from './check-catalogues.ts'

test('every catalogue of the repository can be used, and says how much nobody has read yet', async () => {
  const { faults, lines } = await checkCatalogues()
  expect(faults).toEqual([])
  const names = lines.map((line) => line.split(':')[0])
  expect(names.toSorted()).toEqual([...(await readdir('catalogues')), 'fr, admin area'].toSorted())
  expect(lines.every((line) => /^\w+(?:, admin area)?: [1-9]\d* messages, \d+ missing, \d+ unread, \d+ stale$/.test(line))).toBe(
    true,
  )
})
