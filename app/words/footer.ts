import { source } from '#platform/languages/source.ts'

/** At the foot of every page, besides the menus. */
export const footerWords = source('footer', {
  whatsapp: 'WhatsApp',
})
