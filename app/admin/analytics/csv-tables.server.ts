import type { CsvCell } from '#values/csv.ts'
import type { Day } from '#values/dates.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import { readEnglish } from '../../words/sources.server.ts'

export const csvTables = ['days', 'way', 'pages', 'sources', 'countries', 'platforms', 'browsers', 'searches'] as const
export type CsvTable = (typeof csvTables)[number]

type Named = { name: string; now: number; before: number }
type Flash = {
  days: readonly { day: Day; visitors: number; visits: number; views: number; then: Day; visitsThen: number | null }[]
  comparable: boolean
  way: readonly { step: keyof (typeof analyticsAdminWords.tree)['way']['steps']; now: number; before: number }[]
  pages: { rows: readonly (Named & { entries: number })[] }
  sources: { rows: readonly Named[] }
  countries: { rows: readonly Named[] }
  platforms: { rows: readonly Named[] }
  browsers: { rows: readonly Named[] }
  searches: { rows: readonly { query: string; language: string; times: number; lastOn: Day }[] }
}

/** The rows of a table for export, its head first. Figures that cannot be compared are empty. */
export function csvRows(table: CsvTable, flash: Flash): CsvCell[][] {
  const before = (count: number) => (flash.comparable ? count : null)
  const words = readEnglish(analyticsAdminWords)
  const { chart, figures, way, tables } = words
  switch (table) {
    case 'days':
      return [
        [chart.day, figures.visitors, figures.visits, figures.views, chart.compared, chart.visitsThen],
        ...flash.days.map((day) => [day.day, day.visitors, day.visits, day.views, day.then, day.visitsThen]),
      ]
    case 'way':
      return [
        [way.step, figures.label, words.before],
        ...flash.way.map((row) => [way.steps[row.step], row.now, before(row.before)]),
      ]
    case 'pages':
      return [
        [tables.pages.name, words.entries, tables.pages.now, words.before],
        ...flash.pages.rows.map((row) => [row.name, row.entries, row.now, before(row.before)]),
      ]
    case 'searches':
      return [
        [tables.searches.name, words.language, words.lastOn, tables.searches.now],
        ...flash.searches.rows.map(({ query, language, lastOn, times }) => [query, language, lastOn, times]),
      ]
    default:
      return [
        [tables[table].name, tables[table].now, words.before],
        ...flash[table].rows.map(({ name, now, before: then }) => [name, now, before(then)]),
      ]
  }
}
