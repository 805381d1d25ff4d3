import type { FeeForSale } from '#features/permits/reads-for-sale.server.ts'
import { lastMinute } from '#features/permits/rules/due-row.ts'
import type { PermitsToBuy } from '#features/permits/rules/to-buy.ts'
import { namesToGive } from '#features/permits/rules/to-name.ts'
import { ofPermit } from '#features/travellers/list-papers.server.ts'
import type { BuyBooks, BuyNeed } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import { rateLineWords } from '../../../words/admin/suppliers/rate-lines.ts'
import { travellerFactWords } from '../../../words/traveller-facts.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { instantText } from '../../components/instants.ts'
import { permitDayPath, poolPath } from '../pool-name.ts'
import { authoritySums } from './authority-sums.ts'
import { dueGroup, dueGroups } from './balance-groups.ts'

/** A traveller of the lists, in words. */
export type BuyRow = {
  id: number
  group: string
  bookingId: string
  reference: string
  position: number
  name: string
  /** As in the booking, where the passport says another. */
  bookedAs: string
  nationality: string
  papers: string
  isWhole: boolean
  /** Where the evidence that is missing is recorded. */
  evidenceTo: string | undefined
  age: string
  price: string
  why: string
  openMinor: number
  /** Where the permits of its group are reserved: in one of its rows. */
  reserve?: ReserveLink | undefined
}

/** The form of a reservation, filled, with what is seen of it and what is heard. */
export type ReserveLink = { to: string; text: string; label: string }

/** Where a group of permits is reserved: until the day before its visit. */
function reserveLink(read: ReadWords, group: PermitsToBuy, books: BuyBooks): ReserveLink | undefined {
  const { feeId, day, departureId, feeClass, count } = group
  if (day <= kigaliDay(books.at)) return undefined
  const words = read(permitBuyWords).toBuy
  const text = words.reserve({ count })
  const pool = departureId ?? 'everybody'
  return {
    to: `${permitDayPath(feeId, day)}?${dialogParameter}=book:${pool}:${count}:${feeClass ?? ''}`,
    text,
    label: words.reserveOf({
      reserve: text,
      what: groupText(read, group, books),
      pool: departureId ? words.departure : words.everybody,
    }),
  }
}

/** What the screen of permits to buy shows. */
export function buyView(read: ReadWords, books: BuyBooks) {
  const words = read(permitBuyWords)
  const moneyInFull = (minor: number) => read.format.moneyInFull(usd(minor))
  const needById = new Map(books.needs.map((need) => [need.id, need]))
  const rows = books.toBuy.flatMap((group) => {
    const heading = groupText(read, group, books)
    // Its button stands in the first of the two lists that has somebody of it.
    const bearer = group.needs.find(({ isWhole }) => isWhole) ?? group.needs[0]
    return group.needs.flatMap(({ id }) => {
      const need = needById.get(id)
      if (!need) return []
      const reserve = id === bearer?.id ? reserveLink(read, group, books) : undefined
      return [{ ...rowOf(read, need, books), group: heading, openMinor: group.unitMinor, why: words.why[group.reason], reserve }]
    })
  })
  const named = namesToGive(books.needs, books.permits, books.cover)
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => needById.get(id) ?? []).map((need) => rowOf(read, need, books))
  const inName = books.permits.filter(
    ({ state, namedAt, number, purchaseId }) =>
      state === 'paid' && namedAt && number === null && purchaseId !== null && needById.has(purchaseId),
  )
  const whole = rows.filter(({ isWhole }) => isWhole)
  const toReserve = books.toBuy.reduce((all, { count }) => all + count, 0)
  const total = books.toBuy.reduce((all, { totalMinor }) => all + totalMinor, 0)
  const balances = books.balances.reduce((all, { toPayMinor }) => all + toPayMinor, 0)
  const balanceRows = books.balances.map((balance) => balanceRow(read, balance, books))
  return {
    lede: words.lede({ count: toReserve, total: moneyInFull(total), balances: moneyInFull(balances) }),
    toReserve,
    count: words.toBuy.count({
      ...{ count: whole.length, total: moneyInFull(whole.reduce((all, { openMinor }) => all + openMinor, 0)) },
    }),
    whole,
    incomplete: rows.filter(({ isWhole }) => !isWhole),
    forHolds: books.toBuy
      .filter(({ holds }) => holds.length > 0)
      .map((group) => ({
        key: `${group.feeId} ${group.day} ${group.departureId ?? ''}`,
        text: `${groupText(read, group, books)}: ${words.forHold({ count: group.count, booking: read.format.list(group.holds) })}`,
        reserve: reserveLink(read, group, books),
      })),
    balances: balanceRows,
    balanceSums: dueGroups.map((group) => ({
      group,
      sums: authoritySums(
        read,
        balanceRows.filter((row) => row.group === group).map(({ authority, openMinor }) => ({ authority, minor: openMinor })),
      ),
    })),
    balancesTotal: moneyInFull(balances),
    toName: rowsOf(named.flatMap(({ whole }) => whole)),
    namesWaiting: rowsOf(named.flatMap(({ incomplete }) => incomplete)),
    staleNames: staleNamesOf(read, books),
    numbersMissing: rowsOf(inName.map(({ purchaseId }) => purchaseId ?? 0)),
    missingCount: inName.length,
  }
}

/** What is to be paid for a lot, with the group of when its authority takes money for the last time. */
function balanceRow(read: ReadWords, balance: BuyBooks['balances'][number], { fees, at }: BuyBooks) {
  const words = read(permitBuyWords)
  const moneyInFull = (minor: number) => read.format.moneyInFull(usd(minor))
  const { lot, dueAt, count, covering, holds, paidMinor, toPayMinor } = balance
  const fee = fees[lot.feeId]
  return {
    id: lot.id,
    version: lot.version,
    group: dueGroup(dueAt && fee ? lastMinute(fee.clock, dueAt) : dueAt, at),
    authority: fee?.authority || words.unknownAuthority,
    reference: lot.reference || lot.referenceMissing || String(lot.id),
    permit: fee?.name ?? lot.feeId,
    day: read.format.shortDate(lot.day),
    to: poolPath(lot),
    due: dueAt ? instantText(dueAt, at, read.format) : words.balances.noEnd,
    isLate: dueAt !== null && dueAt.getTime() - at.getTime() < 3 * 86_400_000,
    count: words.balances.count({ count }),
    covers: words.balances.covers({ covering, count }),
    holds: holds.map(({ reference, permits }) => words.balances.holds({ permits, booking: reference })).join(', '),
    paid: moneyInFull(paidMinor),
    open: moneyInFull(toPayMinor),
    openMinor: toPayMinor,
  }
}

/** Permits in the names of travellers who do not go any more, by pool and day, with where that is seen. */
function staleNamesOf(read: ReadWords, { permits, cover, fees }: BuyBooks) {
  const stale = new Set(cover.staleNames)
  const groups = Map.groupBy(
    permits.filter(({ id }) => stale.has(id)),
    poolPath,
  )
  return [...groups].flatMap(([to, [first, ...more]]) =>
    first
      ? [
          {
            to,
            permit: permitText(read, fees[first.feeId], first.feeId, first.day),
            count: read(permitBuyWords).balances.count({ count: 1 + more.length }),
          },
        ]
      : [],
  )
}

export type BuyView = ReturnType<typeof buyView>

function groupText(read: ReadWords, group: PermitsToBuy, { fees, at }: BuyBooks): string {
  const words = read(permitBuyWords)
  const fee = fees[group.feeId]
  const due = group.atOnce
    ? words.due.atOnce
    : group.dueAt
      ? words.due.at({ when: instantText(group.dueAt, at, read.format) })
      : words.due.unknown
  const facts = {
    authority: fee?.authority || words.unknownAuthority,
    due,
    permit: fee?.name ?? group.feeId,
    day: read.format.shortDate(group.day),
    price: read.format.moneyInFull(usd(group.unitMinor)),
  }
  return group.feeClass
    ? words.group({ ...facts, feeClass: read(rateLineWords).residencies[group.feeClass] })
    : words.openGroup(facts)
}

const permitText = (read: ReadWords, fee: FeeForSale | undefined, feeId: string, day: string) =>
  `${fee?.name ?? feeId}, ${read.format.shortDate(day)}`

function rowOf(read: ReadWords, need: BuyNeed, { fees, at }: BuyBooks): BuyRow {
  const words = read(permitBuyWords)
  const fee = fees[need.feeId]
  return {
    id: need.id,
    group: permitText(read, fee, need.feeId, need.day),
    bookingId: need.bookingId,
    reference: need.reference,
    position: need.position,
    name: need.papers?.passportName ?? need.papers?.name ?? '',
    bookedAs: bookedAs(read, need.papers),
    nationality: nationalityName(read, need.papers?.nationality ?? null),
    papers: papersText(read, need, fee, kigaliDay(at)),
    isWhole: need.isWhole,
    evidenceTo: lacksEvidence(need)
      ? `/admin/bookings/${need.bookingId}/travellers/${need.position}?from=permits#evidence`
      : undefined,
    age: !need.isOldEnough
      ? words.ages.young({ age: need.age, least: fee?.minimumAge ?? 0 })
      : need.papers?.bornOn === null && need.papers.missing.includes('born-on')
        ? words.ages.unknown
        : words.ages.fits({ age: need.age }),
    price: read.format.moneyInFull(usd(need.costMinor)),
    why: need.onRequest ? words.why['on-request'] : words.why.confirmed,
    openMinor: need.costMinor,
  }
}

/** The name of the booking beside that of the passport, which is given in, where somebody would read two people. */
function bookedAs(read: ReadWords, papers: BuyNeed['papers']): string {
  const { name, passportName } = papers ?? {}
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .toSorted()
      .join(' ')
  return name && passportName && plain(name) !== plain(passportName) ? read(permitBuyWords).bookedAs({ name }) : ''
}

const lacksEvidence = ({ evidence }: BuyNeed): boolean => evidence === 'missing' || evidence === 'ends-early'

function papersText(
  read: ReadWords,
  { papers, isExpired, feeClass, evidence: state }: BuyNeed,
  fee: FeeForSale | undefined,
  today: Day,
): string {
  const words = read(permitBuyWords).papers
  const keys = read(travellerFactWords).details
  if (papers && papers.missing.length > 0) {
    const what =
      papers.missing.length === ofPermit.length ? words.everything : read.format.list(papers.missing.map((key) => keys[key]))
    const shown = read.format.shortDay(papers.by)
    return papers.by < today ? words.missing({ day: shown, what }) : words.missingBy({ day: shown, what })
  }
  if (isExpired && papers?.passportExpiresOn) return words.expired({ day: read.format.shortDate(papers.passportExpiresOn) })
  const evidence = fee?.evidence[feeClass]
  if (state === 'missing') return words.evidence({ evidence: evidence ?? '' })
  return state === 'ends-early' ? words.evidenceEnds({ evidence: evidence ?? '' }) : words.whole
}

export const nationalityName = (read: ReadWords, code: string | null): string =>
  code === null ? '' : (new Intl.DisplayNames([read.language, 'en'], { type: 'region' }).of(code) ?? code)
