import type { PublishedPackage } from '#features/packages/published-package.ts'
import type { Extra } from '#features/pricing/extras/extra.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import { packageEntryKind } from '../shared/translated-content.server.ts'

/** What an extra is called and what it is, in the language of the page. */
export const extraIn = (textOf: TextInLanguage, { name, note }: Pick<Extra, 'name' | 'note'>) => ({
  name: textOf({ name, of: 'extra', at: 'name' }),
  note: textOf({ name: note, of: 'extra', at: 'note' }),
})

/** What staff wrote of an accommodation level of a package, in the language of the page. */
export const comfortNoteIn = (textOf: TextInLanguage, { kind }: Pick<PublishedPackage, 'kind'>, note: string): string =>
  textOf({ name: note, of: packageEntryKind(kind), at: 'comforts.*.note' })
