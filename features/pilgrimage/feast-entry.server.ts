import { rowKind } from '#features/content/row-kind.server.ts'
import { FeastContent, ruleOf, writtenRule } from './feast-content.ts'

/** The feasts of Kibeho's year. */
export const feastEntry = rowKind({
  name: 'feast',
  table: 'feasts',
  schema: FeastContent,
  begun: {
    name: '',
    note: '',
    rule: { kind: 'fixed', monthDay: null },
    vigil: null,
    crowd: null,
    confidence: 'medium',
    source: null,
  },
  texts: ['name', 'note', 'vigil', 'crowd'],
  pathOf: () => '/pilgrimage',
  tags: ['pilgrimage'],
  check: (_db, { source }) => (source === null ? [{ path: 'source', reason: 'nobody-checked', grave: false }] : []),
  toRow: ({ rule, ...feast }) => ({ ...feast, rule: ruleOf(rule) }),
  toContent: ({ rule, ...feast }) => ({ ...feast, rule: writtenRule(rule) }),
})
