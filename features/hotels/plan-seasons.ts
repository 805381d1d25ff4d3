import type { PartOfYear } from '#features/pricing/season.ts'
import type { HighSeason, Season } from '#features/pricing/stays/season.ts'
import { firstGap, partFaults, shareADay } from '#features/pricing/year-parts.ts'

export type SeasonFault =
  | { reason: 'seasons-overlap'; other: number }
  | { reason: 'season-all-year' }
  | { reason: 'nights-differ'; other: number }
  /** A low season that names days of a high one. */
  | { reason: 'low-in-high'; high: PartOfYear }
  /** Where low seasons name their days, every day of the year has to stand in one or the other. */
  | { reason: 'gap'; gap: PartOfYear }

type Line = { row: number; season: Season; span: PartOfYear | undefined; minimumNights: number | undefined }
type Named = HighSeason & { row: number; setsNights: boolean }

/**
 * The high seasons of a hotel after the lines of a sheet, and what is wrong with them by the line it is reported at. Lines of the high
 * season that name days say all of them; where none does, they stay as they are. A shortest stay that no line says stays too.
 */
export function planSeasons(
  lines: readonly Line[],
  before: readonly HighSeason[],
): { after: readonly HighSeason[]; faults: ReadonlyMap<number, SeasonFault> } {
  const faults = new Map<number, SeasonFault>()
  const named = highSpans(lines, before, faults)
  for (const fault of partFaults(named)) {
    const row = named[fault.at]?.row ?? 0
    if (fault.why === 'overlaps') faults.set(row, { reason: 'seasons-overlap', other: named[fault.with]?.row ?? 0 })
    if (fault.why === 'whole-year') faults.set(row, { reason: 'season-all-year' })
  }
  const after = named.length > 0 ? named.map(({ from, to, minimumNights }) => ({ from, to, minimumNights })) : before
  const lows = lines.flatMap(({ row, season, span }) => (season === 'low' && span ? [{ row, span }] : []))
  for (const { row, span } of lows) {
    const high = after.find((one) => shareADay(one, span))
    if (high) faults.set(row, { reason: 'low-in-high', high: { from: high.from, to: high.to } })
  }
  const last = lows.at(-1)
  const gap = last && firstGap([...after, ...lows.map(({ span }) => span)])
  if (last && gap && !faults.has(last.row)) faults.set(last.row, { reason: 'gap', gap })
  return { after, faults }
}

/** The days that lines of the high season name, each span once. */
function highSpans(lines: readonly Line[], before: readonly HighSeason[], faults: Map<number, SeasonFault>): Named[] {
  const named: Named[] = []
  for (const { row, season, span, minimumNights } of lines) {
    if (season !== 'high' || !span) continue
    const same = named.find(({ from, to }) => from === span.from && to === span.to)
    if (!same) {
      const existing = before.find(({ from, to }) => from === span.from && to === span.to)?.minimumNights ?? 1
      named.push({ ...span, row, minimumNights: minimumNights ?? existing, setsNights: minimumNights !== undefined })
    } else if (minimumNights !== undefined && same.setsNights && same.minimumNights !== minimumNights) {
      faults.set(row, { reason: 'nights-differ', other: same.row })
    } else if (minimumNights !== undefined) Object.assign(same, { minimumNights, setsNights: true })
  }
  return named
}
