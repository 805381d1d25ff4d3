import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { startFurnished } from '../support/prepared-server.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { folder, remove } = await temporaryFolder()
const settings = { DATA_DIR: `${folder}/data`, DEMO_CONTENT: 'no' }
const servers: RunningServer[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
  await remove()
})
const server = await startFurnished(settings)
servers.push(server)
const owner = server.owner ?? { email: '', password: '' }

/** Tries to sign in from an address. */
function signIn(
  fields: { email: string; password: string },
  { at = server, cookie = '', forwarded = '203.0.113.9' } = {},
): Promise<Response> {
  return fetch(`${at.url}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { Origin: at.url, 'X-Forwarded-For': forwarded, ...(cookie && { cookie }) },
  })
}
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

/** Runs the rescue command, beside the server. */
async function rescue(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/rescue.ts', ...args], { env: { PATH: process.env.PATH, ...settings } })
  const [output, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, complained, code, password: /Password {2}(\S+)/.exec(output)?.[1] ?? '' }
}

test('a hundred wrong passwords against one account, each from another address: refused unread from the tenth, and a known browser can still sign in', async () => {
  const proxied = await startServer({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })
  servers.push(proxied)
  const device = cookiesOf(await signIn(owner, { at: proxied })).find((cookie) => cookie?.startsWith('impamba-device'))
  const statuses: number[] = []
  for (let n = 1; n <= 100; n += 1) {
    const wrong = { email: owner.email, password: `wrong password ${n}` }
    statuses.push((await signIn(wrong, { at: proxied, forwarded: `198.51.100.${n}` })).status)
  }
  expect(statuses).toEqual([...Array(9).fill(422), ...Array(91).fill(429)])
  expect((await signIn(owner, { at: proxied })).status).toBe(429)
  expect(await signIn(owner, { at: proxied, cookie: device ?? '' })).toMatchObject({ status: 302 })
})

test('a forged address header counts for nothing: the tenth try is refused all the same', async () => {
  const statuses: number[] = []
  for (let n = 1; n <= 10; n += 1)
    statuses.push((await signIn({ email: 'nobody@impamba.test', password: 'wrong' }, { forwarded: `198.51.100.${n}` })).status)
  expect(statuses).toEqual([...Array(9).fill(422), 429])
})

test('a hundred accounts tried from one address, with any forged header: refused by the sixtieth try at the latest', async () => {
  const statuses: number[] = []
  for (let n = 1; n <= 100; n += 1)
    statuses.push(
      (await signIn({ email: `guess-${n}@impamba.test`, password: 'a wrong password' }, { forwarded: `192.0.2.${n}` })).status,
    )
  const refused = statuses.indexOf(429)
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThanOrEqual(60)
  expect(new Set(statuses.slice(refused))).toEqual(new Set([429]))
})

test('an owner who is locked out in every way comes back by the command, beside the server, and the one before is worth nothing', async () => {
  expect((await signIn(owner)).status).toBe(429)
  const rescued = await rescue(owner.email)
  expect(rescued).toMatchObject({ code: 0, complained: '' })
  expect(rescued.password).toMatch(/^[a-z]{6}(-[a-z]{6}){3}$/)
  expect((await signIn(owner)).status).toBe(422)
  expect(await signIn({ email: owner.email, password: rescued.password })).toMatchObject({ status: 302 })
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
