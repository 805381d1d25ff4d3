import { communityAdminWords } from '../../words/admin/content/community.ts'
import { visitsWords } from '../../words/visits.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, factFields, idField, line, lines, list, rows } from '../content/fact-fields.ts'

/** The guide to visits in the admin area. */
export const hostGuideKind = contentKind('host-guide', (read) => {
  const { confidenceField, yearField, sourceField } = factFields(read)
  const { guide: words } = read(communityAdminWords)
  const { fields: f, ones } = words
  return {
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
            choice('id', f.kind, read(visitsWords).kind),
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
  }
})
