import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { derived, same } from '../sheet/sheet-key.server.ts'

/** What a request's key is made of. `version`: the one that was sent; hours that change make another request. */
type RequestOf = { id: number; version: number; createdAt: Date }

const macOf = (secret: string, { id, version, createdAt }: RequestOf) =>
  derived(secret, `crew-request:${id}:${version}:${createdAt.toISOString()}`)

/** The key in the address at which a freelancer answers a request. It opens nothing else. */
export const requestKey = (secret: string, of: RequestOf): string => `${of.id}-${of.version}-${macOf(secret, of)}`

/** The whole address of a request; in English where the language is not public. */
export const requestAddress = (ctx: Pick<Context, 'config' | 'words'>, of: RequestOf, language = 'en'): string =>
  ctx.config.publicUrl.replace(/\/$/, '') + ctx.words.address(language, links.crewRequest(requestKey(ctx.config.secret, of)))

/** The id, the version and the key of an address; undefined for anything else. */
export function readRequestKey(text: string): { id: number; version: number; mac: string } | undefined {
  const [, id, version, mac] = /^([1-9]\d{0,14})-([1-9]\d{0,8})-([\w-]{32})$/.exec(text) ?? []
  return id && version && mac ? { id: Number(id), version: Number(version), mac } : undefined
}

/** Whether a key opens a request. Takes the same time for every wrong key. */
export const opensRequest = (secret: string, of: RequestOf, mac: string): boolean => same(macOf(secret, of), mac)
