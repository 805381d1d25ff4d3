import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { leaveKey } from './newsletter-keys.server.ts'

/**
 * The whole address at which a reader of our newsletter leaves it: by a button there, in a language, or by one POST of a mail program
 * (RFC 8058). Mail programs get the English one, which is there whatever languages are public.
 */
export const leaveLink = ({ config, words }: Pick<Context, 'config' | 'words'>, readerId: string, language = 'en'): string =>
  config.publicUrl + words.address(language, links.leaveNews(readerId, leaveKey(config.secret, readerId)))
