import { z } from 'zod'
import { orNull } from '#features/content/content-parts.ts'
import { tones } from './banner.ts'
import { WrittenTarget } from './link-content.ts'
import { siteParts } from './site-part.ts'

/** What a banner must contain before visitors read it. It always has a last day, so it ends by itself. */
export const BannerContent = z
  .object({
    slug: z.string().min(1),
    title: z.string().min(1).max(90),
    text: z.string().min(1).max(240),
    tone: z.enum(tones),
    link: orNull(z.object({ label: z.string().min(1).max(60), ...WrittenTarget })),
    parts: z.array(z.enum(siteParts)),
    firstOn: z.iso.date().nullable(),
    lastOn: z.iso.date(),
  })
  .refine(({ firstOn, lastOn }) => firstOn === null || firstOn <= lastOn, { path: ['lastOn'], message: 'notice-upside-down' })
