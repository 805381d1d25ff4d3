/** A journey that is made for one customer: its versions say what it is. */
export type Trip = {
  id: string
  reference: string
  enquiryId: string
  title: string
  ownerId: string | null
  lostAt: Date | null
  lostReason: string
  createdAt: Date
  changedAt: Date
  version: number
}

/** How the audit log names a trip. */
export const tripSubject = ({ id, reference, title }: Pick<Trip, 'id' | 'reference' | 'title'>) =>
  ({ kind: 'trip', id, words: `${reference} ${title}` }) as const
