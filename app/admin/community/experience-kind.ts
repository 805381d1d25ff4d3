import { communityAdminWords } from '../../words/admin/content/community.ts'
import { factWords } from '../../words/admin/facts.ts'
import { visitsWords } from '../../words/visits.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, count, dollars, factFields, line, lines, list } from '../content/fact-fields.ts'

/** Community visits in the admin area. */
export const experienceKind = contentKind('experience', (read) => {
  const fact = read(factWords)
  const { confidenceField, yearField } = factFields(read)
  const { visits: words } = read(communityAdminWords)
  const { fields: f } = words
  return {
    names: 'name',
    words,
    shape: [
      {
        id: 'visit',
        title: words.part,
        fields: [
          { ...line('name', f.name), wide: true },
          choice('category', f.category, read(visitsWords).kind),
          { key: 'placeId', as: 'pick', from: 'places', ...f.placeId },
          count('minutes', f.minutes, fact.minutes),
          dollars('feeMinor', f.feeMinor),
          count('groupMax', f.groupMax),
          count('minimumAge', f.minimumAge, fact.years),
          lines('booking', f.booking),
          list('facts', f.facts),
          count('position', f.position),
          yearField,
          confidenceField,
        ],
      },
    ],
  }
})
