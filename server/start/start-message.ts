import type { Config } from '../config.ts'

/** The last lines of a start: the addresses of the site and the admin area and, in the very first start, the owner's password. */
export function startMessage(config: Config, port: number, owner: { email: string; password: string } | undefined): string {
  const local = `http://${config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`
  const site = config.publicUrl.startsWith('https:') ? config.publicUrl : local
  const password = owner ? `\n  Sign in   ${owner.email}\n  Password  ${owner.password}   (shown only once: save it now)` : ''
  return `\n  Site      ${site}/\n  Admin     ${site}/admin${password}\n\n`
}
