import type { CrewCost } from '#features/costs/crew-cost.ts'
import type { CostOfRun, Profit } from '#features/payables/rules/profit.ts'
import { bridgeToPlanned } from '#features/payables/rules/profit-bridge.ts'
import { paymentMethods } from '#features/payments/payment-methods.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { profitWords } from '../../../words/admin/payables/profit.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import { changesText } from '../../reports/costs/changes-text.ts'

/** So many costs that are missing are named. */
const mostNamed = 6

/** What a price leaves by the rate book, and what of its cost there is for guides and vehicles. */
export type LeftByRateBook = { margin: Margin; crew: CrewCost }

type Of = {
  profit: Profit
  costs: readonly CostOfRun[]
  withoutRate: number
  withoutCost?: number
  awaitsOrders?: boolean
  /** Whether the income is the charge of a cancellation. */
  isCharge?: boolean
  /** What the price leaves by the rate book, where the screen shows it too. */
  left?: LeftByRateBook | undefined
  /** Costs that are shown as one row, such as the share of a departure's. */
  share?: { plannedMinor: number; actualMinor: number; isExpected: boolean; to: string }
}

/** What a trip earns in words: sums, each cost planned and actual, and what is missing until it is closed. For staff with `costs:read` alone. */
export function profitView(read: ReadWords, { profit, costs, isCharge = false, left, share, ...without }: Of) {
  const words = read(profitWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const open = costs.filter(({ isExpected }) => isExpected)
  const count = open.length + (share?.isExpected ? 1 : 0)
  const openRows = groupCosts(open)
  const missing = openRows.slice(0, mostNamed).map((cost) => {
    const { kind, supplier, isUnpriced, lacks } = cost
    const label = labelOf(read, cost)
    if (lacks && !cost.isUnknown) return lacks === 'supplier' ? words.missingSupplier({ label }) : label
    if (isUnpriced) return words.missingDay({ label })
    if (cost.isUnknown) return words.missingCost({ label: supplier ? `${label}, ${supplier}` : label })
    const name = supplier ? `${label}, ${supplier}` : label
    const text = words.missingKinds[kind]
    return typeof text === 'string' ? text : text({ label: name })
  })
  const rows = groupCosts(costs).map((cost, key) => ({
    key,
    label: labelOf(read, cost),
    supplier: besideOf(read, cost),
    kind: String(words.kinds[cost.kind]),
    planned: amountOf(read, cost, cost.plannedMinor),
    actual: amountOf(read, cost, cost.actualMinor),
    isExpected: cost.isExpected,
    to: '',
  }))
  const ofShare = share && {
    key: -1,
    label: String(words.share),
    supplier: String(words.shareText),
    kind: '',
    planned: money(share.plannedMinor),
    actual: money(share.actualMinor),
    isExpected: share.isExpected,
    to: share.to,
  }
  const isOpen = profit.isExpected
  // Only the end of the trip is missing.
  const isAheadOnly = profit.isAhead && count === 0
  const hasCosts = rows.length > 0 || share !== undefined
  const { sums } = words
  const isLoss = Math.min(profit.plannedMinor, profit.actualMinor) < 0
  return {
    isLoss,
    isOpen,
    unpriced: profit.isUnpriced ? String(words.unpriced) : '',
    bridge: left && !isCharge ? bridgeText(read, left, profit) : '',
    summary:
      profit.unknownCosts > 0
        ? words.foldUnknown({ profit: money(profit.actualMinor), count: profit.unknownCosts })
        : isOpen
          ? words.foldExpected({ profit: money(profit.actualMinor) })
          : words.fold({ profit: money(profit.actualMinor) }),
    tag: isAheadOnly
      ? { word: String(words.aheadTag), tone: undefined }
      : isOpen
        ? { word: String(words.openTag({ count: Math.max(1, count) })), tone: 'warn' as const }
        : hasCosts
          ? { word: String(words.closedTag), tone: 'ok' as const }
          : undefined,
    state: isAheadOnly
      ? String(words.ahead)
      : isOpen
        ? words.open({ count: Math.max(1, count) })
        : hasCosts
          ? String(words.closed)
          : '',
    missing,
    more: openRows.length > mostNamed ? words.missingMore({ count: openRows.length - mostNamed }) : '',
    why: whyText(read, profit),
    without: withoutText(read, without),
    sums: [
      {
        name: String(isCharge ? sums.fee : sums.gross),
        planned: money(profit.grossMinor),
        actual: money(profit.grossMinor),
        isSum: false,
      },
      ...(profit.taxMinor === 0
        ? []
        : [{ name: String(sums.tax), planned: money(-profit.taxMinor), actual: money(-profit.taxMinor), isSum: false }]),
      { name: String(sums.cost), planned: money(-profit.plannedCostMinor), actual: money(-profit.actualCostMinor), isSum: false },
      { name: String(sums.profit), planned: money(profit.plannedMinor), actual: money(profit.actualMinor), isSum: true },
    ],
    rows: ofShare ? [...rows, ofShare] : rows,
    total: { planned: money(profit.plannedCostMinor), actual: money(profit.actualCostMinor) },
  }
}
export type ProfitView = ReturnType<typeof profitView>

/** What of its costs is in no sum, in sentences. */
function withoutText(
  read: ReadWords,
  { withoutRate, withoutCost = 0, awaitsOrders = false }: Pick<Of, 'withoutRate' | 'withoutCost' | 'awaitsOrders'>,
): string {
  const words = read(profitWords)
  return [
    awaitsOrders && words.awaitsOrders,
    withoutCost > 0 && words.withoutCost({ count: withoutCost }),
    withoutRate > 0 && words.withoutRate({ count: withoutRate }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a cost is called: somebody who is still to be assigned by what they are to do. */
function labelOf(read: ReadWords, { kind, label, lacks }: CostOfRun): string {
  const words = read(profitWords)
  if (lacks && lacks !== 'supplier') return String(words.unassigned[lacks])
  const method = paymentMethods.find((one) => kind === 'gateway' && one === label)
  if (method) return words.feeOf({ method: String(read(methodAdminWords)[method].inText) })
  return label || String(words.kinds[kind])
}

/** An amount of a cost; of one that nobody knows, and never knew, that it is so. */
const amountOf = (read: ReadWords, { isUnknown }: CostOfRun, minor: number): string =>
  isUnknown && minor === 0 ? String(read(profitWords).unknownCost) : read.format.money(usd(minor))

/** Whose a cost is, or what is still to be found for it. */
function besideOf(read: ReadWords, { supplier, lacks, days, isUnknown, plannedMinor }: CostOfRun): string {
  const words = read(profitWords)
  return [
    days !== undefined && words.days({ days }),
    supplier,
    lacks === 'supplier' && words.unchosen,
    isUnknown && plannedMinor > 0 && words.lastKnown,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Permits and entries of one name are one cost: '4 × Gorilla permit'. */
function groupCosts(costs: readonly CostOfRun[]): CostOfRun[] {
  const keyOf = ({ kind, label, supplier, isExpected }: CostOfRun, at: number) =>
    kind === 'permit' || kind === 'entry' ? `${kind} ${label} ${supplier} ${isExpected}` : at
  return [...Map.groupBy(costs.entries(), ([at, cost]) => keyOf(cost, at)).values()].flatMap((group) => {
    const own = group.map(([, cost]) => cost)
    const [first] = own
    if (!first) return []
    const sum = (of: 'plannedMinor' | 'actualMinor') => own.reduce((all, cost) => all + cost[of], 0)
    const label = own.length > 1 ? `${own.length} × ${first.label}` : first.label
    return [{ ...first, label, plannedMinor: sum('plannedMinor'), actualMinor: sum('actualMinor') }]
  })
}

/** What is between the margin by the rate book and the planned profit, in a sentence. */
function bridgeText(read: ReadWords, { margin, crew }: LeftByRateBook, profit: Profit): string {
  const { bridge } = read(profitWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const items = bridgeToPlanned(margin, profit, crew).map(
    ({ item, minor }) => `${bridge.items[item]} ${minor > 0 ? '+' : ''}${money(minor)}`,
  )
  if (items.length === 0) return String(bridge.same)
  const facts = { margin: money(margin.profitMinor), items: items.join(', '), planned: money(profit.plannedMinor) }
  return bridge.text(facts)
}

/** Why actual and planned differ, in a sentence; nothing where they do not. */
function whyText(read: ReadWords, { changes, plannedCostMinor, actualCostMinor, isExpected }: Profit): string {
  if (changes.length === 0) return ''
  const words = read(profitWords).why
  const reasons = changesText(read, changes)
  const minor = actualCostMinor - plannedCostMinor
  if (minor === 0) return words.equal({ reasons })
  const facts = { open: isExpected ? 'yes' : 'no', amount: read.format.money(usd(Math.abs(minor))), reasons } as const
  return minor > 0 ? words.more(facts) : words.less(facts)
}
