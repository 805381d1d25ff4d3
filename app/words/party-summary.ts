import { source } from '#platform/languages/source.ts'

/**
 * Who travels, in one line: '2 adults, 1 child (8)', and which fees they pay in parks where it is not those of visitors from abroad.
 * Only the server says it.
 */
export const partySummaryWords = source('party-summary', {
  party:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child ({ages})} other {, # children ({ages})}}{residency, select, resident {, foreign resident of the park’s country} african {, citizen of an African country} eac {, citizen of the East African Community} other {}}',
})
