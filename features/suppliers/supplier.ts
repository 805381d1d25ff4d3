import type { Subject } from '#features/audit-log/action.ts'

/** What a supplier is, for lists and for what it may sell. */
export const supplierKinds = ['lodging', 'transport', 'guide', 'activity', 'authority', 'airline', 'restaurant', 'other'] as const
export type SupplierKind = (typeof supplierKinds)[number]

/** In how many hours a supplier answers where nothing else was agreed with it, and the most that can be. */
export const usualAnswerHours = 48
export const mostAnswerHours = 168

/** Who sells to us, as staff enter it. `hotelId`: the hotel of the site that a lodging supplier is; a hotel is of one supplier at most. */
export type SupplierFacts = {
  kind: SupplierKind
  name: string
  placeId: string | null
  hotelId: string | null
  email: string
  phone: string
  note: string
  /** In how many hours it answers what it is sent; absent: in the usual ones. */
  answerHours?: number
}

export type Supplier = SupplierFacts & { answerHours: number; id: number; archivedAt: Date | null; version: number }

/** A supplier in the audit log, as what its services and closures are written down under too. */
export const supplierSubject = ({ id, name }: Pick<Supplier, 'id' | 'name'>): Subject => ({
  kind: 'supplier',
  id: String(id),
  words: name,
})
