import { z } from 'zod'
import { oneLine } from '#values/form-text.ts'

/** Whole percents of the width or the height, from the upper left corner. */
const percent = z.number({ error: 'point-wrong' }).min(0, 'point-wrong').max(100, 'point-wrong')

/** What staff say of a picture. `version` is the one they looked at. */
export const PictureForm = z.object({
  alt: oneLine('alt-missing', 300),
  credit: oneLine('too-long', 200)
    .optional()
    .transform((text) => text ?? ''),
  x: percent,
  y: percent,
  version: z.number().int().min(1),
})
