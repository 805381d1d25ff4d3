import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { besideServer } from '../beside-server.ts'
import { type HonestPage, honestPages } from '../honest-pages.ts'
import { startFurnished } from '../prepared-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/**
 * The built server with everything in it that can be sold and booked, and a cookie that opens all of it: an owner's, and every
 * booking's. The requests may end the owner's session or require a second factor: `cookie()` opens a new one.
 */
export async function siteToFuzz(besides: Record<string, string> = {}) {
  const { folder, remove } = await temporaryFolder()
  const [secret, dataKey] = [randomBytes(32).toString('hex'), randomBytes(32)]
  const keys = { AUTH_SECRET: secret, DATA_KEY: dataKey.toString('base64') }
  const settings = { DATA_DIR: `${folder}/data`, DEMO_CONTENT: 'no', ...keys, ...besides }
  const server = await startFurnished(settings)
  const { ctx, leave } = await besideServer(settings.DATA_DIR)
  ctx.config.secret = secret
  ctx.encryption = openEncryption({ key: dataKey })
  const { pages } = await honestPages(ctx)
  const bookings = [...new Set(pages.flatMap(({ cookie }) => (cookie?.startsWith('booking-') ? [cookie] : [])))]
  const owner = await member(ctx, { role: 'owner' })

  async function cookie(): Promise<string> {
    await sql`delete from staff_tries`.execute(ctx.db)
    await sql`update staff set disabled = false, role = 'owner' where id = ${owner.id}`.execute(ctx.db)
    await saveSettings(ctx, { actor: owner, values: { ownersNeedSecondFactor: false } })
    const signed = await signIn(ctx, { ...owner, headers: new Headers(), address: '192.0.2.1' })
    if (!signed.done) throw new Error(`The owner is locked out: ${signed.refusal.reason}`)
    return [cookieHeader(signed.value.cookies), ...bookings].join('; ')
  }

  const honest: readonly HonestPage[] = pages
  return {
    server,
    ctx,
    honest,
    cookie,
    /** What PostgreSQL has written into its log so far. */
    databaseLog: () => readFile(`${settings.DATA_DIR}/postgres/log`, 'utf8'),
    async end() {
      await leave()
      const code = await server.stop()
      await remove()
      return code
    },
  }
}
