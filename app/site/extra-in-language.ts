import type { Extra } from '#features/pricing/extras/extra.ts'
import type { NameInLanguage } from '#features/pricing/lines/line-in-language.ts'

/** What an extra is called and what it is, in the language of the page. */
export const extraIn = (nameOf: NameInLanguage, { name, note }: Pick<Extra, 'name' | 'note'>) => ({
  name: nameOf({ name, of: 'extra', at: 'name' }),
  note: nameOf({ name: note, of: 'extra', at: 'note' }),
})
