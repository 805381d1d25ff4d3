import type { Extra, Transfer } from '#features/pricing/extras/extra.ts'

/** An extra that a supplier delivers, by its service in the rate book. */
export type SuppliedExtra = Pick<Extra, 'id' | 'name' | 'unit'> & { transfer: Transfer; serviceId: number }
