import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { compiled } from '../support/compiled.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { tryPassword, tryWrongPasswords } from '../support/try-passwords.ts'

const { folder, remove } = await temporaryFolder()
const settings = { DATA_DIR: `${folder}/data`, DEMO_CONTENT: 'no' }
const server = await startFurnished(settings)
afterAll(async () => {
  await server.stop()
  await remove()
})
const owner = server.owner ?? { email: '', password: '' }

/** Runs the rescue command, beside the server. */
async function rescue(...args: string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled('commands'), ...settings }
  const child = spawn(process.execPath, ['scripts/rescue.ts', ...args], { env })
  const [output, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, complained, code, password: /Password {2}(\S+)/.exec(output)?.[1] ?? '' }
}

test('a forged address header counts for nothing: the tenth try at an account, known or not, is refused all the same', async () => {
  for (const email of [owner.email, 'nobody@impamba.test']) {
    const statuses = await tryWrongPasswords(server, 10, { emailOf: () => email, network: '198.51.100' })
    expect(statuses).toEqual([...Array(9).fill(422), 429])
  }
})

test('an owner who is locked out in every way comes back by the command, beside the server, and the one before is worth nothing', async () => {
  expect((await tryPassword(server, owner)).status).toBe(429)
  const rescued = await rescue(owner.email)
  expect(rescued).toMatchObject({ code: 0, complained: '' })
  expect(rescued.password).toMatch(/^[a-z]{6}(-[a-z]{6}){3}$/)
  expect((await tryPassword(server, owner)).status).toBe(422)
  expect(await tryPassword(server, { email: owner.email, password: rescued.password })).toMatchObject({ status: 302 })
  expect(server.output()).not.toContain(rescued.password)
})

test('for an unknown address it lists the owners’, and without one it prints its usage', async () => {
  expect(await rescue('nobody@impamba.test')).toMatchObject({
    code: 1,
    output: '',
    complained: `No team member has the email address nobody@impamba.test. The owners: ${owner.email}.\n`,
  })
  expect(await rescue()).toMatchObject({ code: 1, complained: expect.stringContaining('npm run rescue -- owner@example.com') })
})
