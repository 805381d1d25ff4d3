import { termsAdminWords } from '../../words/admin/content/terms.ts'
import { contentKind } from '../content/content-kind.ts'
import { sectionsField } from './page-kind.ts'

/** Versions of the terms. The name is set when a version is created, because bookings store it. */
export const termsKind = contentKind('terms', (read) => {
  const words = read(termsAdminWords)
  return {
    names: 'title',
    words: words.list,
    shape: [
      {
        id: 'head',
        title: words.parts.head,
        lede: words.headNote,
        fields: [
          { key: 'effectiveOn', as: 'day', ...words.fields.effectiveOn },
          { key: 'changes', as: 'text', lines: 3, most: 400, wide: true, ...words.fields.changes },
        ],
      },
      { id: 'text', title: words.parts.text, fields: [sectionsField(read)] },
    ],
  }
})
