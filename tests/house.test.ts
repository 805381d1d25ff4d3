import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as plan from './house.ts'
import { roomBreaches } from './house-breaches.ts'
import { conflictBreaches } from './house-conflicts.ts'
import { importCycleBreaches } from './house-import-cycle-breaches.ts'
import { languageBreaches } from './house-languages.ts'
import { migrationBreaches } from './house-migration-breaches.ts'
import { queryBreaches } from './house-query-breaches.ts'
import { reachBreaches } from './house-reach.ts'
import { screenBreaches } from './house-screen-breaches.ts'
import { sheetBreaches } from './house-sheet-breaches.ts'
import { type Source, treeOf } from './house-tree.ts'
import { wordBreaches } from './house-words.ts'

const breaches = [
  ...roomBreaches,
  ...conflictBreaches,
  ...importCycleBreaches,
  ...queryBreaches,
  ...reachBreaches,
  ...screenBreaches,
  ...sheetBreaches,
  ...migrationBreaches,
  ...wordBreaches,
  ...languageBreaches,
]
/** The rules are those that have been seen red: one without a planted breach does not run. */
const rules = [...new Set(breaches.map(({ rule }) => rule))]

const outside = ['build', 'data', 'docs', 'node_modules', 'public', 'shots', 'test-results']
const root = path.resolve(import.meta.dirname, '..')

function readTree(): Source[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !outside.includes(entry.name))
    .map(({ name }) => name)
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
    )
    .filter((name) => /\.(tsx?|mjs|css|sql)$/.test(name) && existsSync(path.join(root, name)))
    .map((name) => ({ path: name, code: readFileSync(path.join(root, name), 'utf8') }))
}

describe('the code follows its plan', () => {
  const tree = treeOf(readTree())
  test('the whole of it is read', () => expect(tree.files.length).toBeGreaterThan(300))
  for (const rule of rules) test(rule.sentence, () => expect(rule.faults(tree, plan)).toEqual([]))
})

describe('a planted breach is found, and nothing beside it', () => {
  for (const { rule, planted, files, plan: changed, messages } of breaches) {
    test(`${rule.sentence}: ${planted}`, () => {
      const tree = treeOf(Object.entries(files).map(([name, code]) => ({ path: name, code })))
      expect(rule.faults(tree, { ...plan, ...changed })).toEqual(messages)
    })
  }
})
