import { afterAll, expect, test } from 'vitest'
import { startFurnished } from '../support/prepared-server.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { tryPassword, tryWrongPasswords } from '../support/try-passwords.ts'

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

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

test('a hundred wrong passwords against one account, each from another address: refused unread from the tenth, and a known browser can still sign in', async () => {
  const proxied = await startServer({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })
  servers.push(proxied)
  const device = cookiesOf(await tryPassword(proxied, owner)).find((cookie) => cookie?.startsWith('impamba-device'))
  const statuses = await tryWrongPasswords(proxied, 100, { emailOf: () => owner.email, network: '198.51.100' })
  expect(statuses).toEqual([...Array(9).fill(422), ...Array(91).fill(429)])
  expect((await tryPassword(proxied, owner)).status).toBe(429)
  expect(await tryPassword(proxied, owner, { cookie: device ?? '' })).toMatchObject({ status: 302 })
})

test('a hundred accounts tried from one address, with any forged header: refused by the sixtieth try at the latest', async () => {
  const statuses = await tryWrongPasswords(server, 100, { emailOf: (nth) => `guess-${nth}@impamba.test`, network: '192.0.2' })
  const refused = statuses.indexOf(429)
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThanOrEqual(60)
  expect(new Set(statuses.slice(refused))).toEqual(new Set([429]))
})
