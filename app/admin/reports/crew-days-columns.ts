import type { CrewKind } from '#features/crew/crew.ts'
import type { CrewDays, CrewMonth, CrewReport } from '#features/reports/crew-days.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { countColumn, monthColumn, nameColumn, type ReportColumn, textColumn } from './report-column.ts'
import { shareText } from './report-figures.ts'

/** All days that somebody of ours was with us. */
export const daysOf = ({ worked, away, idle }: CrewDays): number => worked + away + idle

/** On a phone the other columns need the room. */
const less = { className: 'less', headClassName: 'less' }

type Member = CrewReport['members'][number]

/** The columns of the tables of guides, or of vehicles. */
export const crewColumnsOf = (read: ReadWords, kind: CrewKind) => {
  const words = read(salesReportWords).crew
  const share = <Row extends CrewDays>(isOurs: (row: Row) => boolean): ReportColumn<Row> => ({
    head: words.share,
    isNumber: true,
    cell: (row) => (isOurs(row) ? shareText(read, row.worked, daysOf(row)) : '–'),
    csv: (row) => (isOurs(row) && daysOf(row) > 0 ? Math.round((row.worked / daysOf(row)) * 1000) / 10 : null),
  })
  const days = <Row extends CrewDays>(): ReportColumn<Row>[] => [
    countColumn(read, words.worked, ({ worked }) => worked),
    { ...countColumn<Row>(read, words.away, ({ away }) => away), ...less },
    countColumn(read, words.idle, ({ idle }) => idle),
  ]
  const others = kind === 'guide' ? words.freelance : words.hiredIn
  return {
    months: [
      monthColumn(read),
      ...days(),
      share(() => true),
      { ...countColumn<CrewMonth>(read, others, ({ others: count }) => count), ...less },
    ] as ReportColumn<CrewMonth>[],
    members: [
      nameColumn(kind === 'guide' ? words.guide : words.vehicle, ({ name }) => name),
      { ...textColumn(words.ownership, ({ isOwn }) => (isOwn ? words.ours : others)), ...less },
      ...days(),
      share(({ isOwn }) => isOwn),
    ] as ReportColumn<Member>[],
  }
}
