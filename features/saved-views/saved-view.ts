import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'

/** The lists of which a view can be saved. */
export const savedLists = ['bookings', 'departures', 'enquiries', 'emails'] as const
export type SavedList = (typeof savedLists)[number]

/** So many views of one list may somebody have, and so many may the office share. */
export const mostViews = 12

/** A longer query is that of no list. */
export const longestQuery = 1_000

/** A view as staff save it: its name, and whether the office sees it. */
export const SavedViewForm = z.object({
  name: oneLine('name-missing', 40),
  shared: z
    .string()
    .optional()
    .transform((value) => value === 'yes'),
})
export type SavedViewInput = z.infer<typeof SavedViewForm>

/** A saved view as a member of staff sees it. `query`: '?money=unpaid'. */
export type SavedView = { id: string; name: string; query: string; shared: boolean; isMine: boolean; staffName: string }

/** Whether somebody may rename or delete a view: their own, and with the right to share any that the office shares. */
export const mayChangeView = ({ isMine, shared }: Pick<SavedView, 'isMine' | 'shared'>, mayShare: boolean): boolean =>
  isMine || (shared && mayShare)
