import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { leaveKey } from './newsletter-keys.server.ts'

/** The whole address at which a reader of our newsletter leaves it: by a button there, or by one POST of a mail program (RFC 8058). */
export const leaveLink = ({ config }: Pick<Context, 'config'>, readerId: string): string =>
  config.publicUrl + links.leaveNews(readerId, leaveKey(config.secret, readerId))
