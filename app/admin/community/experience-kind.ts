import { communityAdminWords } from '../../words/admin/content/community.ts'
import { experienceKindNames } from '../../words/admin/content/site-names.ts'
import { factWords } from '../../words/admin/facts.ts'
import { contentKind } from '../content/content-kind.ts'
import { choice, confidenceField, count, dollars, line, lines, list, yearField } from '../content/fact-fields.ts'

const { visits: words } = communityAdminWords
const { fields: f } = words

/** Community visits in the admin area. */
export const experienceKind = contentKind({
  kind: 'experience',
  names: 'name',
  words,
  shape: [
    {
      id: 'visit',
      title: words.part,
      fields: [
        { ...line('name', f.name), wide: true },
        choice('category', f.category, experienceKindNames),
        { key: 'placeId', as: 'pick', from: 'places', ...f.placeId },
        count('minutes', f.minutes, factWords.minutes),
        dollars('feeMinor', f.feeMinor),
        count('groupMax', f.groupMax),
        count('minimumAge', f.minimumAge, factWords.years),
        lines('booking', f.booking),
        list('facts', f.facts),
        count('position', f.position),
        yearField,
        confidenceField,
      ],
    },
  ],
})
