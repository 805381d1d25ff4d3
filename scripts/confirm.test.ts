import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { confirm } from './confirm.ts'

const { folder, remove } = await temporaryFolder()

afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})
afterAll(remove)

test.each([
  ['npm run demo:bookings', 'npm run demo:bookings -- --yes'],
  ['npm run demo:bookings -- --remove', 'npm run demo:bookings -- --remove --yes'],
])('without a terminal %s is not confirmed, and the whole command that does not ask is printed', async (command, whole) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await confirm('Delete all of it?', command)).toBe(false)
  expect(written.mock.calls).toEqual([[`There is no terminal to ask. If you mean it: ${whole}\n`]])
  expect(process.exitCode).toBe(1)
})

test('a reset without a terminal deletes nothing, prints its whole command and exits with 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reset.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  })
  expect([status, stdout, stderr]).toEqual([
    1,
    'Nothing was deleted.\n',
    'There is no terminal to ask. If you mean it: npm run reset -- --yes\n',
  ])
  expect(existsSync(folder)).toBe(true)
})
