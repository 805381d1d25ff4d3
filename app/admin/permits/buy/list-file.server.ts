import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { openPassports } from '#features/travellers/open-passports.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { CsvCell } from '#values/csv.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { nationalityName } from './buy-view.server.ts'

/**
 * The ticked travellers as rows of a file for an authority, in the order of the list; undefined where none of them can go into one. What stands in
 * passports is in it for who may read them, and is in the audit log before the file leaves; without that permission the columns are not there.
 */
export async function listFile(ctx: Context, read: ReadWords, url: URL, staff: Staff): Promise<CsvCell[][] | undefined> {
  const ticked = new Set(url.searchParams.getAll('id').map(Number))
  const { needs, toBuy, fees } = await loadPermitsToBuy(ctx)
  const needById = new Map(needs.map((need) => [need.id, need]))
  const order = toBuy.flatMap((group) => group.needs.map(({ id }) => ({ id, unitMinor: group.unitMinor })))
  const chosen = order.flatMap(({ id, unitMinor }) => {
    const need = ticked.has(id) ? needById.get(id) : undefined
    return need?.isWhole ? [{ ...need, unitMinor }] : []
  })
  if (chosen.length === 0) return undefined
  const words = read(permitBuyWords)
  const { nationality, bornOn, expires, passport, ...columns } = words.file.columns
  const opened = may(staff.role, 'sensitive:read') ? await openPassports(ctx, { travellers: chosen, staff }) : undefined
  const numbers = new Map(opened?.map((one) => [`${one.bookingId} ${one.position}`, one.passportNumber]))
  const rows = chosen.map(({ feeId, day, feeClass, reference, position, papers, bookingId, unitMinor }): CsvCell[] => [
    fees[feeId]?.authority || words.unknownAuthority,
    fees[feeId]?.name ?? feeId,
    day,
    read(rateLineWords).residencies[feeClass],
    `${reference}/${position}`,
    (opened ? papers?.passportName : papers?.name) ?? '',
    unitMinor / 100,
    ...(opened
      ? [
          nationalityName(read, papers?.nationality ?? null),
          papers?.bornOn ?? '',
          papers?.passportExpiresOn ?? '',
          numbers.get(`${bookingId} ${position}`) ?? '',
        ]
      : []),
  ])
  return [[...Object.values(columns), ...(opened ? [nationality, bornOn, expires, passport] : [])], ...rows]
}
