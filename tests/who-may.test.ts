import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { permissions } from '#features/staff/permissions.ts'
import { everyPage } from './support/every-page.ts'
import { demands } from './support/form-demands.ts'
import { newOnes, type Who, whoMay } from './support/who-may.ts'

/** The permissions in calls of `admit` and `admitRecent`, one list for each file. */
const permissionsIn = (code: string): string[] =>
  [...code.matchAll(/\badmit(?:Recent)?\((?:[^()]|\([^()]*\))*?'([a-z-]+:[a-z]+)'\)/g)].map(([, permission = '']) => permission)

const rowOf = (file: string): readonly (Who | null | undefined)[] => whoMay[file] ?? []
const listed = (file: string): Set<string> =>
  new Set<string>([
    ...rowOf(file).filter((who) => who !== null && who !== undefined),
    ...demands.filter((demand) => demand.file === file).flatMap(({ needs }) => needs),
    ...(newOnes[file] ? [newOnes[file]] : []),
  ])

/**
 * Two permissions may belong to the same roles today, so the permission of a page and that of the list are compared by name as
 * well.
 */
test('each page of the admin area needs the permissions that the list names, and no other', async () => {
  const files = [...new Set(everyPage.map(({ file }) => file).filter((file) => file.startsWith('admin/')))]
  const faults: string[] = []
  for (const file of files) {
    const code = await readFile(`app/${file}`, 'utf8')
    const [used, named] = [new Set(permissionsIn(code)), listed(file)]
    for (const one of used) if (!named.has(one)) faults.push(`${file} asks for ${one}, tests/support/who-may.ts does not say so`)
    for (const one of rowOf(file))
      if (one?.includes(':') && !used.has(one)) faults.push(`tests/support/who-may.ts says ${one}, ${file} does not ask for it`)
    // What the form decides is read where the action checks it.
    const byForm = /admit\(args, permissionFor\(/.test(code) || /may\(staff\.role, permission\)/.test(code)
    for (const one of named) if (!byForm && one.includes(':') && !used.has(one)) faults.push(`${file} never asks for ${one}`)
  }
  expect(faults).toEqual([])
})

test('every permission is needed by a page or a form', () => {
  const named = new Set([...everyPage.flatMap(({ file }) => [...listed(file)])])
  expect(permissions.filter((permission) => !named.has(permission))).toEqual([])
})
