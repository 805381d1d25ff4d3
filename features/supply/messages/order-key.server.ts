import { derived, same } from '#features/roster/sheet/sheet-key.server.ts'
import type { Context } from '#platform/context.ts'
import { links } from '#values/links.ts'

/** What the key of an answer is made of: one message of one order. The next message has another. */
type KeyOf = { orderId: number; number: number; createdAt: Date }

const macOf = (secret: string, { orderId, number, createdAt }: KeyOf) =>
  derived(secret, `supplier-order:${orderId}:${number}:${createdAt.toISOString()}`)

/** The key in the address at which a supplier answers a message. It opens nothing else. */
export const orderKey = (secret: string, of: KeyOf): string => `${of.orderId}-${of.number}-${macOf(secret, of)}`

/** The whole address, in English: the languages of suppliers are not stored. */
export const orderAddress = (ctx: Pick<Context, 'config' | 'words'>, of: KeyOf): string =>
  ctx.config.publicUrl.replace(/\/$/, '') + ctx.words.address('en', links.supplierOrder(orderKey(ctx.config.secret, of)))

/** The order, the message and the key of an address; undefined for anything else. */
export function readOrderKey(text: string): { orderId: number; number: number; mac: string } | undefined {
  const [, id, number, mac] = /^([1-9]\d{0,14})-([1-9]\d{0,5})-([\w-]{32})$/.exec(text) ?? []
  return id && number && mac ? { orderId: Number(id), number: Number(number), mac } : undefined
}

/** Whether a key opens a message. Takes the same time for every wrong key. */
export const opensOrder = (secret: string, of: KeyOf, mac: string): boolean => same(macOf(secret, of), mac)
