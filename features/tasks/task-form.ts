import { z } from 'zod'
import { isDay } from '#values/dates.ts'
import { oneLine } from '#values/form-text.ts'
import { readReference } from '#values/reference.ts'

/** How somebody is reminded on the due day: the dashboard marks it always, an email comes too if wanted. */
export const reminders = ['dashboard', 'email'] as const

/** A task as staff write it. */
export const TaskForm = z.object({
  title: oneLine('title-missing', 200),
  staffId: z.string({ error: 'staff-wrong' }).min(1, 'staff-wrong').max(100, 'staff-wrong'),
  dueOn: z.string({ error: 'day-wrong' }).refine(isDay, 'day-wrong'),
  reminder: z.enum(reminders, { error: 'reminder-wrong' }),
  /** The reference of the booking that it is about; empty for none. */
  booking: z
    .string()
    .optional()
    .transform((typed) => typed?.trim() ?? '')
    .refine((typed) => typed === '' || readReference(typed) !== undefined, 'booking-wrong'),
})
export type TaskInput = z.infer<typeof TaskForm>
