import { z } from 'zod'
import { WrittenTarget } from './link-content.ts'

/** What a menu must hold before visitors read it. */
export const MenuContent = z.object({
  slug: z.string().min(1),
  title: z.string().max(40),
  text: z.string().max(300),
  links: z.array(z.object({ label: z.string().min(1).max(40), ...WrittenTarget, hidden: z.boolean() })).max(12),
})
