import { type PaperKind, paperKinds } from './paper-facts.ts'

/** The name of a paper as an attachment, by which it is made again when the email is sent: 'supplier-order-12-voucher'. */
export const paperFile = (orderId: number, kind: PaperKind): string => `supplier-order-${orderId}-${kind}`

/** The order and the kind of such a name; undefined of any other. */
export function readPaperFile(name: string): { orderId: number; kind: PaperKind } | undefined {
  const [, id, rest] = /^supplier-order-([1-9]\d{0,14})-([a-z-]+)$/.exec(name) ?? []
  const kind = paperKinds.find((one) => one === rest)
  return id && kind ? { orderId: Number(id), kind } : undefined
}
