import { communityAdminWords } from '../../words/admin/content/community.ts'
import { experienceKindNames } from '../../words/admin/content/site-names.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, confidenceField, idField, line, lines, list, rows, sourceField, yearField } from '../content/fact-fields.ts'

const { guide: words } = communityAdminWords
const { fields: f, ones } = words

/** The guide to visits in the admin area. */
export const hostGuideKind = contentKind({
  kind: 'host-guide',
  names: 'name',
  words: words.list,
  shape: [
    {
      id: 'how',
      title: words.parts.how,
      fields: [
        list('dos', f.dos),
        list('donts', f.donts),
        rows('categories', f.categories, ones.kind, [
          choice('id', f.kind, experienceKindNames),
          line('name', f.name),
          lines('definition', f.definition),
        ]),
      ],
    },
    {
      id: 'money',
      title: words.parts.money,
      fields: [
        rows('facts', f.facts, ones.fact, [
          idField,
          choice('about', f.about, words.about),
          lines('text', f.text),
          sourceField,
          confidenceField,
        ]),
        rows('phrases', f.phrases, ones.phrase, [
          line('english', f.english),
          line('kinyarwanda', f.kinyarwanda),
          line('swahili', f.swahili),
        ]),
        lines('phraseNote', f.phraseNote),
        yearField,
      ],
    },
  ],
})
