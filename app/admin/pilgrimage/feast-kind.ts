import { pilgrimageAdminWords } from '../../words/admin/content/pilgrimage.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, factFields, group, line, lines } from '../content/fact-fields.ts'

/** The feasts of Kibeho in the admin area. */
export const feastKind = contentKind('feast', (read) => {
  const { confidenceField, sourceField } = factFields(read)
  const { feasts: words } = read(pilgrimageAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words,
    shape: [
      {
        id: 'feast',
        title: words.part,
        fields: [
          { ...line('name', f.name), wide: true },
          group('rule', f.rule, [choice('kind', f.kind, words.kinds), line('monthDay', f.monthDay)]),
          lines('note', f.note),
          lines('vigil', f.vigil),
          lines('crowd', f.crowd),
          sourceField,
          confidenceField,
        ],
      },
    ],
  }
})
