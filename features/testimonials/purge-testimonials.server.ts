import { purgeTrashed } from '#features/content/purge-trashed.server.ts'
import type { Context } from '#platform/context.ts'

const trashDays = 30

/**
 * Deletes for good the words of travellers that have been in the trash for thirty days, with every version of them and their names in
 * the log (docs/privacy.md, 'Testimonials'). Answers how many.
 */
export const purgeTestimonials = (ctx: Context): Promise<number> => purgeTrashed(ctx, { kind: 'voice', days: trashDays })
