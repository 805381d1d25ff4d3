import type { Insertable } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { TestimonialTables } from './tables.ts'

/** Puts a traveller's words in the place of what visitors read of them. */
export async function upsertTestimonial(tx: Tx, { id, ...row }: Insertable<TestimonialTables['testimonials']>): Promise<void> {
  await tx
    .withTables<TestimonialTables>()
    .insertInto('testimonials')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteTestimonial(tx: Tx, id: string): Promise<void> {
  await tx.withTables<TestimonialTables>().deleteFrom('testimonials').where('id', '=', id).execute()
}
